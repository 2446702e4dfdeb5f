-- What is remembered of an idea that a player has seen, and when its card is due. The table concept keeps those that
-- were learned; what was learned before today counts as seen and stays learned.

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

insert into concept_card (player_id, concept_id, seen_at, seen_month, rights, variant, asked_at, due_month)
  select player_id, concept_id, learned_at, 0, 0, null, null, 0 from concept;

-- An idea that was seen; a second time changes nothing.
create function concept_see(
  p_player_id uuid, p_concept_id smallint, p_now timestamptz, p_month integer, p_due_month integer
) returns boolean language plpgsql as $$
begin
  -- One who has just been deleted leaves nothing behind.
  if not exists (select from player where player_id = p_player_id) then
    return true;
  end if;
  insert into concept_card (player_id, concept_id, seen_at, seen_month, rights, variant, asked_at, due_month)
    values (p_player_id, p_concept_id, p_now, p_month, 0, null, null, p_due_month)
    on conflict (player_id, concept_id) do nothing;
  return true;
end $$;

-- An answer to a card, with the counters and badges that it brings where the idea is learned by it.
create function concept_answer(
  p_player_id uuid, p_version bigint, p_counters jsonb, p_concept_id smallint, p_now timestamptz, p_cycle smallint,
  p_month integer, p_rights smallint, p_variant text, p_due_month integer, p_is_learned boolean,
  p_user_badge_ids uuid[], p_badge_ids smallint[]
) returns boolean language plpgsql as $$
begin
  update player set version = version + 1, counters = p_counters
    where player_id = p_player_id and version = p_version;
  if not found then
    return false;
  end if;
  insert into concept_card (player_id, concept_id, seen_at, seen_month, rights, variant, asked_at, due_month)
    values (p_player_id, p_concept_id, p_now, p_month, p_rights, p_variant, p_now, p_due_month)
    on conflict (player_id, concept_id) do update
      set rights = excluded.rights, variant = excluded.variant, asked_at = excluded.asked_at,
        due_month = excluded.due_month;
  if p_is_learned then
    insert into concept (player_id, concept_id, learned_at, cycle) values (p_player_id, p_concept_id, p_now, p_cycle);
  end if;
  for i in 1 .. cardinality(p_badge_ids) loop
    insert into user_badge (player_id, badge_id, user_badge_id, earned_at)
      values (p_player_id, p_badge_ids[i], p_user_badge_ids[i], p_now);
  end loop;
  return true;
end $$;

-- An idea that an older page says was learned: it is seen as well.
create or replace function concept_learn(
  p_player_id uuid, p_version bigint, p_counters jsonb, p_concept_id smallint, p_now timestamptz, p_cycle smallint,
  p_user_badge_ids uuid[], p_badge_ids smallint[]
) returns boolean language plpgsql as $$
begin
  update player set version = version + 1, counters = p_counters
    where player_id = p_player_id and version = p_version;
  if not found then
    return false;
  end if;
  insert into concept_card (player_id, concept_id, seen_at, seen_month, rights, variant, asked_at, due_month)
    values (p_player_id, p_concept_id, p_now, 0, 0, null, null, 0)
    on conflict (player_id, concept_id) do nothing;
  insert into concept (player_id, concept_id, learned_at, cycle) values (p_player_id, p_concept_id, p_now, p_cycle);
  for i in 1 .. cardinality(p_badge_ids) loop
    insert into user_badge (player_id, badge_id, user_badge_id, earned_at)
      values (p_player_id, p_badge_ids[i], p_user_badge_ids[i], p_now);
  end loop;
  return true;
end $$;
