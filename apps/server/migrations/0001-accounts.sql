-- Players, and everything by which one gets into an account.
-- player_id is the first column of every key, so that a player's rows stay together wherever they are kept.
-- Ids are made by the application (UUIDv7). Catalogues (personas, dreams, badges) are code: nothing refers to them.

-- The time as of which things are old (src/age-clock.ts): no machine's clock alone says that something may be deleted. One row.
create table age_clock (
  id smallint primary key,
  -- Null until something is kept whose age matters.
  at timestamptz,
  -- What the machine's clock showed when `at` was looked at last.
  seen_at timestamptz
);
insert into age_clock (id) values (1);

-- When something is used, as it is noted: a machine whose clock is behind makes nobody old.
create function noted_time() returns timestamptz language plpgsql stable as $$
begin
  return greatest(now(), (select at from age_clock where id = 1));
end $$;

create table player (
  player_id uuid primary key,
  name text not null,
  character_name text not null,
  -- As the player wrote it, trimmed; login_email holds the form in which addresses are compared. Empty for a guest.
  email text not null,
  -- Empty for a guest.
  password_hash text not null,
  -- Hash, under the secret of lti_key, of what a school's platform calls the user who plays as this player; null: none.
  lti_user bytea,
  persona_id smallint,
  -- Every command that changes this player's campaign, badges or seed counts it up: the guard of RULES 3.8.
  version bigint not null default 0,
  -- Null when no campaign is current: none yet, given up, or finished and its results seen.
  current_campaign_id uuid,
  -- The newest campaign, seen or not: a command sent again after the end is answered from it. Null before the first.
  latest_campaign_id uuid,
  -- The try that is in the slot of the week beside the own campaign: the newest one, whether it goes on or not.
  week_campaign_id uuid,
  -- 32 bytes of the next campaign (RULES 3.5); made before, so that its seal can be shown before the choice.
  next_seed bytea not null check (octet_length(next_seed) = 32),
  -- The root of which that seed is the SHA-256: the key of the months after the letter.
  next_root bytea not null constraint player_next_root_check check (sha256(next_root) = next_seed),
  -- The rulebook that it was sealed under.
  next_rulebook smallint not null,
  -- Badge counters by type (RULES section 10).
  counters jsonb not null default '{}',
  created_at timestamptz not null default now(),
  -- When the account was used last, exact to a day: signed up, logged in, or any call with a session.
  last_used_at timestamptz not null default noted_time()
);
-- Guests, whom maintenance deletes when nobody used them for 30 days.
create index player_guest on player (player_id) where email = '';

-- The only uniqueness across players. No foreign key: it may live elsewhere than the player.
create table login_email (
  email text primary key,
  player_id uuid not null
);

-- Leads from the hash of a school's user (LTI 1.3, docs/decisions/0064-lti.md) to the player, as login_email does from an address.
create table lti_user (
  user_hash bytea primary key,
  player_id uuid not null
);

-- Only a hash of the token is kept. A session ends 30 days after its last use.
create table session (
  player_id uuid not null references player on delete cascade,
  token_hash bytea not null,
  -- What it was opened on, in one word of a closed list, so that a player can tell the open ones apart.
  device text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default noted_time(),
  primary key (player_id, token_hash)
);

-- Codes by which a player gets in again without the password, as hashes: one of each kind, and each works once.
create table recovery (
  player_id uuid not null references player on delete cascade,
  -- PAPER is kept by the player until it is used; MAIL and OPERATOR end by themselves.
  kind text not null check (kind in ('PAPER', 'MAIL', 'OPERATOR')),
  code_hash bytea not null,
  made_at timestamptz not null default now(),
  primary key (player_id, kind)
);
