-- Players, their addresses, sessions and shares.
-- player_id is the first column of every key, so that a player's rows stay together wherever they are kept.
-- Ids are made by the application (UUIDv7). Catalogues (personas, dreams, badges) are code: nothing refers to them.

create table player (
  player_id uuid primary key,
  name text not null,
  character_name text not null,
  -- As the player wrote it, trimmed; login_email holds the form in which addresses are compared.
  email text not null,
  password_hash text not null,
  persona_id smallint,
  -- Every command that changes this player's campaign, badges or seed counts it up: the guard of RULES 3.8.
  version bigint not null default 0,
  -- Null when no campaign is current: none yet, given up, or finished and its results seen.
  current_campaign_id uuid,
  -- 32 random bytes of the next campaign (RULES 3.5); drawn before, so that its seal can be shown before the choice.
  next_seed bytea not null check (octet_length(next_seed) = 32),
  -- Badge counters by type (RULES section 10).
  counters jsonb not null default '{}',
  created_at timestamptz not null default now()
);

-- The only uniqueness across players. No foreign key: it may live elsewhere than the player.
create table login_email (
  email text primary key,
  player_id uuid not null
);

-- Only a hash of the token is kept. A session ends 30 days after its last use.
create table session (
  player_id uuid not null references player on delete cascade,
  token_hash bytea not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  primary key (player_id, token_hash)
);

create table share (
  player_id uuid not null references player on delete cascade,
  share_id uuid not null,
  user_badge_id uuid not null,
  platform text not null,
  created_at timestamptz not null default now(),
  primary key (player_id, share_id)
);
