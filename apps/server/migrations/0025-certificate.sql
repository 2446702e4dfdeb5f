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
