-- Who plays without an account has neither address nor password: both are empty in the player's row. Upkeep finds these
-- players by this index and deletes those whom nobody used for 30 days.
create index player_guest on player (player_id) where email = '';
