-- What a later version may do: another type for a column, and a column that is filled from another.
alter table campaign alter column number type bigint;
alter table player add column shown_as text not null default '';
update player set shown_as = character_name;
