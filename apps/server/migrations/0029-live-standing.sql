-- How everybody ended after the redraws of the debrief, as JSON; null until they are counted.
alter table live_group add column standing text;
