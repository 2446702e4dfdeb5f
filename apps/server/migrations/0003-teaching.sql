-- What was learned and answered, and the grades that a school asked for. Kept by player, so that twice changes nothing and
-- all of it can be exported and deleted; only totals are ever published.

-- An idea that was learned.
create table concept (
  player_id uuid not null references player on delete cascade,
  concept_id smallint not null,
  learned_at timestamptz not null,
  -- Cycle of the campaign that was current; null between campaigns.
  cycle smallint,
  primary key (player_id, concept_id)
);

-- What is remembered of an idea that was seen, and when its card is due.
create table concept_card (
  player_id uuid not null references player on delete cascade,
  concept_id smallint not null,
  seen_at timestamptz not null,
  -- Months of play (packages/rules/src/queries/cards.ts).
  seen_month integer not null,
  rights smallint not null,
  -- The one asked last; null before the first.
  variant text check (variant in ('a', 'b')),
  asked_at timestamptz,
  due_month integer not null,
  primary key (player_id, concept_id)
);

-- Classes of the randomised comparison (LEARN 2.7): the two of a pair are drawn together. Nothing says which class it is.
create table quiz_class (
  class_code text primary key,
  pair_id uuid not null,
  -- Plays between the first and the second part of the quiz, or waits until after the second.
  arm text not null check (arm in ('PLAY', 'WAIT')),
  drawn_at timestamptz not null
);

-- The quiz: three parts, each answered once.
create table quiz_part (
  player_id uuid not null references player on delete cascade,
  version smallint not null,
  -- Before a campaign ended, after one, and at least seven days later. Decided when it is answered. Of a class: its first,
  -- second and third part, by the clock alone.
  moment text not null check (moment in ('BEFORE', 'AFTER', 'LATER')),
  form text not null check (form in ('A', 'B', 'C')),
  -- In the order of the families: the right option, two misconceptions, not known. Never a place on the screen.
  answers text not null check (answers ~ '^[kxyn]{8}$'),
  -- 0 guessed, 1 think so, 2 sure; none where the answer is not known.
  confidence text not null check (confidence ~ '^[012-]{8}$'),
  -- Whole days since the last campaign ended; null before one did.
  days_since_end integer,
  answered_at timestamptz not null,
  -- The class with whose code the first part was answered; null elsewhere.
  class_code text,
  primary key (player_id, version, moment)
);
create index quiz_part_class on quiz_part (class_code) where class_code is not null;

-- Keys of the database for schools' platforms: 0 is the secret of hashes, states and seals, drawn here and never changed; those
-- from 1 on sign, each a private JWK with the next number, and are replaced (features/lti/keys.ts).
create table lti_key (
  key_id integer primary key,
  key text not null,
  made_at timestamptz not null default now()
);
insert into lti_key (key_id, key)
  select 0, encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex');

-- A platform that has registered itself (LTI dynamic registration). Without effect until the operator confirms it.
create table lti_platform (
  -- Hash of issuer and client id, as in lti_activity.
  platform bytea primary key,
  -- As an entry of LTI_PLATFORMS.
  entry text not null,
  asked_at timestamptz not null,
  -- Null: waits for the operator.
  confirmed_at timestamptz
);

-- A platform's activity that a player has opened, with the grade that it asks for.
create table lti_activity (
  player_id uuid not null references player on delete cascade,
  -- Of the platform, its deployment and its name for the activity.
  activity_hash bytea not null,
  -- Hash of issuer and client id: which platform.
  platform bytea not null,
  -- Encrypted under the secret: the grade line's address and the platform's own name for the player; null: no grade is asked for.
  sealed text,
  -- The only dream that counts; null: any.
  dream_id smallint,
  opened_at timestamptz not null,
  -- The player's version when campaigns were looked at last.
  seen_version bigint not null default -1,
  -- Best result so far, 0 to 1000, and how it came about (packages/copy/src/lti.ts); null: none.
  points smallint,
  outcome text,
  -- When it is sent (again); null: nothing is to be sent. Since when, how often, and what the platform has taken.
  due_at timestamptz,
  since timestamptz,
  tries smallint not null default 0,
  accepted smallint,
  -- What the platform had before it took anything of this row: of the same user as an earlier player. Null: not asked yet.
  had smallint,
  primary key (player_id, activity_hash)
);
create index lti_activity_due on lti_activity (due_at) where due_at is not null;
-- The class of an activity.
create index lti_activity_class on lti_activity (activity_hash);
