-- The request key with which the dream was chosen (the first half of its SHA-256): the same choice sent again answers as
-- the first time.
alter table campaign add column choice_key bytea;
