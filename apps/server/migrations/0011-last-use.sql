-- When the account was used last, exact to a day: signed up, logged in, or any call with a session. Accounts that were unused
-- for 24 months are deleted; those from before this migration count from it.
alter table player add column last_used_at timestamptz not null default now();
