import { type Database, statement } from '../../db/database.ts';
import { KEY_LIFE_SQL } from '../../http/request-key.ts';
import type { Token } from '../../http/token.ts';

interface SignUp {
  readonly name: string;
  readonly characterName: string;
  readonly email: string;
  readonly passwordHash: string;
}

const SIGN_UP = statement<SignUp>({
  name: 'account-sign-up',
  text: `select p.name, p.character_name as "characterName", p.email, p.password_hash as "passwordHash"
    from session s join player p on p.player_id = s.player_id
    where s.player_id = $1 and s.token_hash = $2 and s.created_at > now() - ${KEY_LIFE_SQL}`,
});

/** The account whose session a request key opened less than a day ago; null when that is not so, or it was ended. */
export const findSignUp = async (database: Database, token: Token): Promise<SignUp | null> =>
  (await database.query(SIGN_UP, [token.playerId, token.hash]))[0] ?? null;
