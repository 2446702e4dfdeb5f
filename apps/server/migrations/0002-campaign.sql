-- Campaigns, the logs of their minigames, and badges. See docs/decisions/0010-what-a-campaign-keeps.md.

-- The newest campaign, seen or not: a command sent again after the end is answered from it. Null before the first.
-- current_campaign_id is the same one as long as it counts as current.
alter table player add column latest_campaign_id uuid;

create table campaign (
  player_id uuid not null references player on delete cascade,
  campaign_id uuid not null,
  -- The player's first, second, third campaign: what the logs below are filed under.
  number smallint not null,
  dream_id smallint not null,
  status text not null check (status in ('ACTIVE', 'SUCCESS', 'FAILED', 'GIVEN_UP')),
  -- visualizedResults of the API: true once a completed campaign is no longer the current one.
  results_seen boolean not null default false,
  -- Balances cannot lie, whatever the code does.
  energy integer not null check (energy >= 0),
  effort integer not null check (effort >= 0),
  -- Drawn and sealed before the dream was chosen; every draw of the campaign follows from it (RULES section 8).
  seed bytea not null check (octet_length(seed) = 32),
  client_seed text not null,
  -- The rest of the rules' Campaign value, packed. json, not jsonb: short arrays of numbers take a third of the room.
  state json not null,
  -- The statement, one short line a movement, only ever appended to.
  movements text not null,
  -- Of the minigame that is under way: the version its log will be replayed with, and when it was begun.
  run_version smallint,
  run_began_at timestamptz,
  created_at timestamptz not null,
  finished_at timestamptz,
  primary key (player_id, campaign_id)
);

-- A finished minigame's log, as it was replayed. Written once, never changed. The seed follows from the campaign's.
create table run (
  player_id uuid not null references player on delete cascade,
  campaign_number smallint not null,
  -- Creation number of the stage in its campaign, from 1.
  ordinal smallint not null,
  version smallint not null,
  ticks integer not null,
  points integer not null,
  -- Ticks since the input before and code, seven bits a byte.
  inputs bytea not null,
  primary key (player_id, campaign_number, ordinal)
);

-- At most one of each badge: the key itself forbids a second.
create table user_badge (
  player_id uuid not null references player on delete cascade,
  badge_id smallint not null,
  user_badge_id uuid not null,
  earned_at timestamptz not null,
  seen boolean not null default false,
  primary key (player_id, badge_id)
);
