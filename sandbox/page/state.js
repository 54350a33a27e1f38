// What the page knows. Drawn from elsewhere; changed by news from the socket and by clicks.

export const state = {
  ready: false,
  you: null,
  server: "",
  guild: "",
  bot: { id: "", name: "" },
  online: false,
  people: [],
  channels: new Map(),
  roles: [],
  starters: [],
  languages: {}, // what each calls itself
  commands: [],
  open: null, // channel id
  messages: [], // of the open channel, oldest first
  more: false,
  newFrom: null, // id of the first message that was unread on opening
  clock: { now: Date.now() / 1000, at: Date.now() / 1000, speed: 1 },
};

export function me() {
  return state.people.find((person) => person.id === state.you);
}

// The cards of the start: a guest has those whose command the bot offers to people.
export function offered() {
  return state.starters.map((starter, index) => ({ ...starter, index })).filter((it) => it.for_guests || !me()?.guest);
}

// Where a start takes place: in a channel of the bot's server, for a guest in the direct messages.
export function startingPlace() {
  const all = [...state.channels.values()];
  return all.find((it) => it.kind === "text") ?? all.find((it) => it.kind === "dm");
}

export function language() {
  return me()?.language ?? "en";
}

export function person(id) {
  if (id === state.bot.id) return { ...state.bot, bot: true };
  return state.people.find((it) => it.id === id) ?? null;
}

export function here() {
  return state.channels.get(state.open) ?? null;
}

export function setChannels(list) {
  state.channels = new Map(list.map((channel) => [channel.id, channel]));
}

// The table's own time, which may run faster than the wall clock.
export function tableNow() {
  const { now, at, speed } = state.clock;
  return now + (Date.now() / 1000 - at) * speed;
}

export const older = (a, b) => (a.length === b.length ? (a < b ? -1 : a > b ? 1 : 0) : a.length - b.length);

export function threadsOf(parent) {
  return [...state.channels.values()].filter((it) => it.parent === parent).sort((a, b) => older(b.last, a.last));
}
