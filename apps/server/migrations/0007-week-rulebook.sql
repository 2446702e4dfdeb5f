-- A week is played and proved by the rulebook that it was sealed with. Those of before, and those that a server of 1.0.0
-- seals during an update, have the only one that there was.
alter table week add column rulebook smallint not null default 3;
