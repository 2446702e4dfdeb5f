-- A player may have more than 32,767 campaigns.
alter table campaign alter column number type integer;
alter table run alter column campaign_number type integer;
