-- Live groups: one consórcio of real people, without accounts. No name, no address of anybody is in any of these tables.
-- Every row of a group is kept by its group_id; a group's code leads to it from the projector.

create table live_code (
  code text primary key,
  group_id uuid not null
);

create table live_group (
  group_id uuid primary key,
  code text not null,
  -- SHA-256 of the host's key.
  host_hash bytea not null,
  mode text not null check (mode in ('LIVE', 'WEEK', 'PAPER')),
  months smallint not null,
  pace text not null check (pace in ('NORMAL', 'FAST', 'NONE')),
  rulebook smallint not null,
  seed bytea not null,
  -- Null until the room is closed.
  client_seed text,
  phase text not null check (phase in ('WAITING', 'PRIVATE', 'CLOSING', 'ASSEMBLY', 'DEBRIEF', 'ENDED')),
  month smallint not null default 0,
  step smallint not null default 0,
  is_paused boolean not null default false,
  is_finishing boolean not null default false,
  -- The host has shut the room's door: nobody new comes in.
  is_shut boolean not null default false,
  -- When the clock moves it on, and what was left of it when it was paused, in milliseconds (a group over days: weeks).
  closes_at timestamptz,
  paused_left bigint,
  -- Over days: the hour at which the room closes, as the clock of the zone shows it ('2026-11-26T20:00'), and days between assemblies.
  first_at text,
  every_days smallint check (every_days in (1, 2, 7)),
  -- When the lesson ends, as the host said; null without a bell.
  bell_at timestamptz,
  -- The host's last command with where it was given, so that it may be sent again.
  last_command text not null default '',
  -- How everybody ended after the redraws of the debrief, as JSON; null until they are counted.
  standing text,
  version integer not null default 1,
  created_at timestamptz not null,
  delete_at timestamptz,
  constraint live_group_schedule check ((mode = 'WEEK') = (first_at is not null) and (first_at is null) = (every_days is null))
);
create index live_group_closes on live_group (closes_at) where closes_at is not null;
create index live_group_delete on live_group (delete_at) where delete_at is not null;

create table live_seat (
  group_id uuid not null references live_group on delete cascade,
  quota smallint not null,
  -- SHA-256 of the seat's key.
  key_hash bytea not null,
  -- Number of a drawn nickname, and how many others were asked for.
  nickname smallint not null,
  renamed smallint not null default 0,
  persona smallint not null,
  word text,
  -- Three pictures by which the seat is found again, and wrong ones, counted by all servers together and freed by the host.
  pictures text not null,
  tries smallint not null default 0,
  tries_since timestamptz,
  -- The host has sent this person away: neither key nor pictures open the seat until a new key is given.
  is_barred boolean not null default false,
  -- 0: before the room was closed.
  joined_month smallint not null,
  joined_at timestamptz not null,
  -- Places of the chosen options, one digit a question; null until they are answered.
  before_answers text,
  after_answers text,
  -- The last reaction.
  reaction smallint,
  reacted_at timestamptz,
  -- When it was last heard of, written at most once a minute.
  seen_at timestamptz,
  rev integer not null default 1,
  primary key (group_id, quota)
);

-- A seat's month as far as it has got.
create table live_move (
  group_id uuid not null references live_group on delete cascade,
  month smallint not null,
  quota smallint not null,
  card_option text not null check (card_option in ('A', 'B', 'C')),
  buys boolean not null,
  place smallint not null,
  is_played boolean not null,
  -- Of the minigame that was issued, and when.
  run_version smallint,
  run_began_at timestamptz,
  score_bp smallint,
  pace text check (pace in ('EXTRA', 'NORMAL', 'REST')),
  pays boolean,
  bid integer,
  -- After sealing, for fun alone: the lowest bid that will win in coins, whether the own one does, and how many letters there will be.
  guess_bid smallint,
  guess_wins boolean,
  guess_letters smallint,
  rev integer not null,
  primary key (group_id, month, quota)
);

-- The log of a finished minigame.
create table live_run (
  group_id uuid not null references live_group on delete cascade,
  month smallint not null,
  quota smallint not null,
  version smallint not null,
  ticks integer not null,
  points integer not null,
  inputs bytea not null,
  primary key (group_id, month, quota)
);

-- A closed month: the moves that it was closed with, the autopilot's too. What the assembly decided follows from them.
create table live_month (
  group_id uuid not null references live_group on delete cascade,
  month smallint not null,
  moves text not null,
  primary key (group_id, month)
);
