-- Version 2 of the quiz: three parts, each answered once. Answers of version 1 stay where they are.
create table quiz_part (
  player_id uuid not null references player on delete cascade,
  version smallint not null,
  -- Before a campaign ended, after one, and at least seven days later. Decided when it is answered.
  moment text not null check (moment in ('BEFORE', 'AFTER', 'LATER')),
  form text not null check (form in ('A', 'B', 'C')),
  -- In the order of the families: the right option, two misconceptions, not known. Never a place on the screen.
  answers text not null check (answers ~ '^[kxyn]{8}$'),
  -- 0 guessed, 1 think so, 2 sure; none where the answer is not known.
  confidence text not null check (confidence ~ '^[012-]{8}$'),
  -- Whole days since the last campaign ended; null before one did.
  days_since_end integer,
  answered_at timestamptz not null,
  primary key (player_id, version, moment)
);
