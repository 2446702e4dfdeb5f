-- Campaigns, the logs of their minigames, badges and what of them is shown to others.
-- See docs/decisions/0010-what-a-campaign-keeps.md.

create table campaign (
  player_id uuid not null references player on delete cascade,
  campaign_id uuid not null,
  -- The player's first, second, third campaign: what the logs below are filed under. Below 0 for a try of a week.
  number integer not null,
  dream_id smallint not null,
  status text not null check (status in ('ACTIVE', 'SUCCESS', 'FAILED', 'GIVEN_UP')),
  -- visualizedResults of the API: true once a completed campaign is no longer the current one.
  results_seen boolean not null default false,
  -- Balances cannot lie, whatever the code does.
  energy integer not null check (energy >= 0),
  effort integer not null check (effort >= 0),
  -- Drawn and sealed before the dream was chosen; every draw of the campaign follows from it (RULES section 8).
  seed bytea not null check (octet_length(seed) = 32),
  -- The root of which that seed is the SHA-256: the key of the months after the letter.
  root bytea not null constraint campaign_root_check check (sha256(root) = seed),
  client_seed text not null,
  -- The rest of the rules' Campaign value, packed. json, not jsonb: short arrays of numbers take a third of the room.
  state json not null,
  -- The statement, one short line a movement, only ever appended to.
  movements text not null,
  -- Of the minigame that is under way: the version its log will be replayed with, and when it was begun.
  run_version smallint,
  run_began_at timestamptz,
  -- The request key with which the dream was chosen (the first half of its SHA-256): the same choice sent again answers
  -- as the first time.
  choice_key bytea,
  created_at timestamptz not null,
  finished_at timestamptz,
  -- The week that it is a try of; 0 for the ranked try, 1, 2, ... for the free ones. Null for the player's own campaigns.
  week text,
  week_try integer,
  -- 'Nota das escolhas' of a try with its interval, once it was computed.
  week_note smallint,
  week_low smallint,
  week_high smallint,
  primary key (player_id, campaign_id),
  constraint campaign_week_try check ((week is null) = (week_try is null) and (week is null or number < 0))
)
-- Written about thirty times: with room beside it a row stays in its page, and no index learns of it.
with (fillfactor = 75);
-- One ranked try a player and week, whoever asks at once; and what a count goes through.
create unique index campaign_week_ranked on campaign (player_id, week) where week_try = 0;
create index campaign_week on campaign (week) where week_try = 0;

-- A finished minigame's log, as it was replayed. Written once, never changed. The seed follows from the campaign's.
create table run (
  player_id uuid not null references player on delete cascade,
  campaign_number integer not null,
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

create table share (
  player_id uuid not null references player on delete cascade,
  share_id uuid not null,
  user_badge_id uuid not null,
  platform text not null,
  created_at timestamptz not null default now(),
  primary key (player_id, share_id)
);

-- The code that stands on a certificate, and the campaign that it leads to: kept by the code, since whoever checks one knows
-- nothing else. No foreign key: it may live elsewhere than the player. A row is made when the certificate is first shown,
-- and goes with the account by a statement of its own.
create table certificate (
  -- 12 signs of Crockford's base 32: 55 bits that follow from the campaign and the key of public ids, and a check.
  code text primary key,
  player_id uuid not null,
  campaign_id uuid not null,
  issued_at timestamptz not null default now()
);
create index certificate_player on certificate (player_id);

-- 'Assembleia da semana': one campaign for all, sealed before it opens. A week's root is drawn once, by whichever server comes first.
create table week (
  -- ISO year and week in UTC-3: '2026-S21'.
  week text primary key check (week ~ '^[0-9]{4}-S[0-9]{2}$'),
  -- 32 drawn bytes; the seed is its SHA-256, the seal that of the seed. Never answered before published_at.
  root bytea not null check (octet_length(root) = 32),
  sealed_at timestamptz not null,
  -- Once the ranked tries are counted; from then on root and seed are public, and no try is ranked any more.
  published_at timestamptz,
  -- Notes of the counted tries with how many have each: [[note, tries], ...].
  notes json,
  check ((published_at is null) = (notes is null))
);
