// The page's own words. What the bot says comes from the bot.

import en from "./en.js";
import pl from "./pl.js";
import ru from "./ru.js";
import { language } from "../state.js";
import uk from "./uk.js";

export const DICTIONARIES = { en, ru, uk, pl };

export function t(key, values = {}) {
  const text = DICTIONARIES[language()]?.[key] ?? en[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");
}

// What the server refuses, and which sentence says so.
const REFUSALS = {
  message_gone: "gone",
  disabled: "disabled",
  archived: "archived",
  locked: "locked",
  form_gone: "form",
  no_command: "command",
  option: "option",
  option_missing: "missing",
  field_missing: "missing",
  not_offered: "not_offered",
  pick_count: "count",
  field_length: "length",
  empty: "empty",
  too_long: "long",
  no_channel: "channel",
  too_many_people: "people",
  upload_gone: "upload",
  upload_too_big: "big",
  offline: "offline",
};

export function refusal(error) {
  return t("refused_" + (REFUSALS[error.key] ?? "other"), { detail: error.detail ?? error.message });
}
