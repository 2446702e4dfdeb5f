-- Whether a form was answered after a campaign had ended: what 'did it teach?' compares. Decided when it is answered.

alter table quiz_answer add column is_after boolean not null default false;

update quiz_answer q set is_after = exists (
  select 1 from campaign c
  where c.player_id = q.player_id and c.status in ('SUCCESS', 'FAILED') and c.finished_at <= q.answered_at
);
