-- Whether the school's activity that was opened last allows turns without a game (RULES 4.9). It is heard while the player is of a
-- school (`lti_user`).
alter table player add column allows_shifts boolean not null default true;
