-- The key under which ids that leave the server hide their player (docs/decisions/0013-public-ids.md): one row, drawn here by
-- the database's own source of random bits. It travels with backups, so that links go on working.
create table public_id_key (
  id smallint primary key default 1 check (id = 1),
  key bytea not null check (octet_length(key) = 32),
  -- Until then ids are given out in their earlier form, which servers of the version before can read; null: from the beginning.
  issued_from timestamptz
);

insert into public_id_key (key, issued_from)
  select sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')),
    case when min(applied_at) < now() then now() + interval '10 minutes' end
  from migration;
