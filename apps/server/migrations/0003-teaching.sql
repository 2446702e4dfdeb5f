-- What was learned and answered. Kept by player, so that twice changes nothing and all of it can be exported and
-- deleted; only totals are ever published.

create table concept (
  player_id uuid not null references player on delete cascade,
  concept_id smallint not null,
  learned_at timestamptz not null,
  -- Cycle of the campaign that was current; null between campaigns.
  cycle smallint,
  primary key (player_id, concept_id)
);

create table quiz_answer (
  player_id uuid not null references player on delete cascade,
  form text not null check (form in ('A', 'B')),
  -- Eight digits, 0 to 2: the options chosen, in the order of the form.
  answers text not null check (answers ~ '^[0-2]{8}$'),
  answered_at timestamptz not null,
  primary key (player_id, form)
);
