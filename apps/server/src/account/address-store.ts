import { statement } from '../db/database.ts';

/** Of two at once only one finds the address free; the other gets no row. `$1` normal address, `$2` player. */
export const TAKE_ADDRESS = statement<{ readonly email: string }>({
  name: 'address-take',
  text: 'insert into login_email (email, player_id) values ($1, $2) on conflict do nothing returning email',
});

/** `$1` normal address, `$2` player. */
export const GIVE_ADDRESS = statement<never>({
  name: 'address-give',
  text: 'delete from login_email where email = $1 and player_id = $2',
});
