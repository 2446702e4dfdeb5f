-- From which address a platform asked to open the game, for whoever confirms it. Null: registered before this was kept.
alter table lti_platform add column asked_by text;
