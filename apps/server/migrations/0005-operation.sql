-- What the servers and their operators need: nothing here says anything about anybody.

-- The key under which ids that leave the server hide their player (docs/decisions/0013-public-ids.md): one row, drawn here by
-- the database's own source of random bits. It travels with backups, so that links go on working.
create table public_id_key (
  id smallint primary key default 1 check (id = 1),
  key bytea not null check (octet_length(key) = 32)
);
insert into public_id_key (key)
  select sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8'));

-- Players who were deleted, by a hash of their id, from which nobody is known: a backup that is restored is cleared of them.
create table deletion (
  player_hash bytea primary key,
  deleted_at timestamptz not null default noted_time()
);

-- What operators did about one player: no name, no address, no secret.
create table operator_act (
  act_id uuid primary key,
  at timestamptz not null default now(),
  -- The user of the machine.
  operator text not null,
  act text not null check (act in ('FIND', 'RESET', 'DELETE')),
  -- Null when nobody was found.
  player_hash bytea
);

-- Wrong passwords, codes and sign-ups of the last minutes, counted for all servers together. Keys are hashes; rows end by
-- themselves and are in no backup.
create table attempt (
  -- Of an account, or of an address of the internet.
  attempt_key bytea not null,
  -- Of an account: the address from which. Empty elsewhere.
  part bytea not null,
  times integer not null,
  until timestamptz not null,
  primary key (attempt_key, part)
);

-- What the servers counted by day for the operator desk: sums only. A row a day and a server that ran; rows of past days
-- become one. Where tables are spread, these rows are spread by their day.
create table day_count (
  day date not null,
  -- A number that each start of a server draws for itself.
  writer uuid not null,
  -- Name, then label, then how often: {"ends": {"BID": 3}}.
  counts jsonb not null,
  primary key (day, writer)
);
