-- A group that is an activity of a school's platform (docs/decisions/0064-lti.md): which one, as in lti_activity; the host's key for
-- who teaches there, encrypted under the secret of lti_key; and whether everybody's part in it was counted. Null: any other group.
alter table live_group add column activity_hash bytea;
alter table live_group add column school_key text;
alter table live_group add column is_told boolean not null default false;
create index live_group_activity on live_group (activity_hash) where activity_hash is not null;
-- The player of lti_activity whose seat it is. Nobody is in the group by it; null: no school's pupil.
alter table live_seat add column pupil_id uuid;
