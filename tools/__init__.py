"""Commands for developers: what writes documents (`pages`), long runs (`proof`), what plays games (`measure`)."""
