-- Players who come from a school's platform (LTI 1.3, docs/decisions/0064-lti.md). A player is bound to what the platform calls
-- the user by a hash under the secret below; null for everybody else.
alter table player add column lti_user bytea;

-- Leads from that hash to the player, as login_email does from an address.
create table lti_user (
  user_hash bytea primary key,
  player_id uuid not null
);

-- Keys of the database: 0 is the secret of hashes, states and seals, drawn here and never changed; those from 1 on sign, each
-- a private JWK with the next number, and are replaced (features/lti/keys.ts).
create table lti_key (
  key_id integer primary key,
  key text not null,
  made_at timestamptz not null default now()
);
insert into lti_key (key_id, key)
  select 0, encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex');

-- A grade that a platform has asked for: one activity of one player.
create table lti_line (
  player_id uuid not null references player on delete cascade,
  -- Of the platform and the address of its line.
  line_hash bytea not null,
  -- Hash of issuer and client id: which platform of the settings.
  platform bytea not null,
  -- Encrypted under the secret: the line's address and the platform's own name for the player.
  sealed text not null,
  -- The only dream that counts; null: any.
  dream_id smallint,
  opened_at timestamptz not null,
  -- The player's version when campaigns were looked at last.
  seen_version bigint not null default -1,
  -- Best result so far: -1 for a dream that came true and has no note yet, otherwise points; null: none.
  points integer,
  -- When it is sent (again); null: nothing is to be sent. Since when, how often, and what the platform has taken.
  due_at timestamptz,
  since timestamptz,
  tries smallint not null default 0,
  accepted integer,
  primary key (player_id, line_hash)
);
create index lti_line_due on lti_line (due_at) where due_at is not null;
