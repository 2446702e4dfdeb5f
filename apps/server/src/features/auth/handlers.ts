import { endpoints, isEmail, normalEmail } from '@consorcio/contract';
import type { Answered } from '@consorcio/game';
import { ok, refuse } from '@consorcio/kernel';
import { commitmentOf } from '@consorcio/rules';
import type { CampaignStatus } from '@consorcio/rules/vocabulary';
import { notify } from '../../account/notices.ts';
import { openSession } from '../../account/open-session.ts';
import { weaknessOf } from '../../account/strong-password.ts';
import { statement } from '../../db/database.ts';
import { countStep } from '../../desk/steps.ts';
import type { Checking, Feature, Notifying, PublicHandler, TokenHandler, Uses } from '../../feature.ts';
import type { PublicRequest } from '../../http/api.ts';
import { refuseLimited } from '../../http/refusal.ts';
import { KEPT_SESSION, SESSION_END } from '../../http/sessions.ts';
import { newToken, tokenOfKey } from '../../http/token.ts';
import { newId } from '../../ids.ts';
import { checkGuess } from '../../limits/guesses.ts';
import { mailReport } from '../../mail/outbox.ts';
import type { PublicIds } from '../../public-ids.ts';
import { noteSecurity } from '../../security-log.ts';
import { claim } from './claim.ts';
import { findAccount, findPlayerId } from './find-account.ts';
import { askForLink, recover, recoverByLink } from './recover.ts';
import { createAccount, makeGuest, SIGN_UP, signUpsReport } from './sign-up.ts';

/** The reply of GET /auth, with the newest campaign if it is current. */
interface WhoRow {
  readonly id: string;
  readonly name: string;
  readonly characterName: string;
  readonly email: string;
  readonly personaId: number | null;
  readonly nextSeed: Uint8Array;
  readonly lastUsedAt: Date;
  readonly campaignId: string | null;
  readonly dreamId: number;
  readonly status: CampaignStatus;
  readonly resultsSeen: boolean;
}

const WHO = statement<WhoRow>('account-who')`
  select p.player_id as id, p.name, p.character_name as "characterName", p.email, p.persona_id as "personaId",
      p.next_seed as "nextSeed", s.last_used_at as "lastUsedAt",
      c.campaign_id as "campaignId", c.dream_id as "dreamId", c.status, c.results_seen as "resultsSeen"
    from ${KEPT_SESSION}
    left join campaign c on c.player_id = p.player_id and c.campaign_id = p.current_campaign_id`;

const END_SESSION = statement<{ readonly id: string }>('session-end')`
  delete from session where player_id = $1 and token_hash = $2 and last_used_at > ${SESSION_END}
    returning player_id as id`;

type SigningUp = Notifying | 'database' | 'passwords' | 'counts' | 'now' | 'newSeal';

const register: PublicHandler<'register', SigningUp> = async (services, request) => {
  const { body, requestKey, device, address, log } = request;
  const { database, passwords, newSeal, now } = services;
  if (!isEmail(body.email)) return refuse('EMAIL_INVALID');
  const weakness = weaknessOf(body.password);
  if (weakness !== null) return refuse(weakness);
  refuseLimited(await services.shared.signUp(address));
  const { name, characterName } = body;
  const email = body.email.trim();
  const account = normalEmail(email);
  const taken = () => (requestKey === null ? refuse('EMAIL_UNAVAILABLE') : registerAgain(services, body, requestKey));
  if ((await findPlayerId(database, account)) !== null) return taken();
  const passwordHash = await passwords.hash(body.password);
  const next = newSeal();
  const created = await createAccount(
    database,
    { email, normalEmail: account, name, characterName, passwordHash, next, device },
    () => (requestKey === null ? newToken(newId(now())) : tokenOfKey(newId(now()), requestKey)),
  );
  if (created === null) return taken();
  countStep(services.counts, created.token.playerId, 'account');
  noteSecurity(log, 'account-made', { playerId: created.token.playerId, how: 'sign-up' });
  await notify(services, 'made', email);
  return ok({ id: created.token.playerId, name, token: created.text, email });
};

/**
 * The first answer again to whoever brings the key of that sign-up. Its session is the only thing that is kept of the key:
 * it ends with that session, and after a day.
 */
async function registerAgain(
  { database, passwords }: Uses<'database' | 'passwords'>,
  body: PublicRequest<'register'>['body'],
  requestKey: string,
): Promise<Answered<'register'>> {
  const account = await findAccount(database, normalEmail(body.email));
  if (account === null) return refuse('EMAIL_UNAVAILABLE');
  const { text, token } = tokenOfKey(account.id, requestKey);
  const [before] = await database.query(SIGN_UP, [token.playerId, token.hash]);
  if (before === undefined) return refuse('EMAIL_UNAVAILABLE');
  const email = body.email.trim();
  const { name, characterName } = before;
  const isSame = name === body.name && characterName === body.characterName && before.email === email;
  if (!isSame || !(await passwords.matches(body.password, before.passwordHash))) return refuse('KEY_REUSED');
  return ok({ id: account.id, name, token: text, email });
}

const login: PublicHandler<'login', Checking> = async ({ database, passwords, guesses, shared }, request) => {
  const { body, address, device, log } = request;
  const account = normalEmail(body.email);
  const { found, isRight } = await checkGuess({ guesses, shared }, { account, address }, async () => {
    const found = await findAccount(database, account);
    return { found, isRight: await passwords.matches(body.password, found?.passwordHash ?? null) };
  });
  if (found === null) {
    noteSecurity(log, 'login-refused', { how: 'unknown address' });
    return refuse('USER_NOT_FOUND');
  }
  const { text, token } = newToken(found.id);
  if (!isRight || !(await openSession(database, token, device, found))) {
    noteSecurity(log, 'login-refused', { playerId: found.id, how: 'password' });
    return refuse('PW_MISMATCH');
  }
  noteSecurity(log, 'signed-in', { playerId: found.id });
  return ok({ id: found.id, name: found.name, token: text, email: found.email });
};

/** The current campaign as the guards need it; a finished one whose results were seen is none. */
function campaignOf(ids: PublicIds, { id, campaignId, dreamId, status, resultsSeen }: WhoRow) {
  const completed = status !== 'ACTIVE';
  if (campaignId === null || (completed && resultsSeen)) return null;
  return { id: ids.of(id, campaignId), dreamId, status, completed, visualizedResults: resultsSeen };
}

const who: TokenHandler<'auth', 'database' | 'sessions' | 'ids'> = async ({ database, sessions, ids }, { token }) => {
  const [row] = await database.query(WHO, [token.playerId, token.hash]);
  if (row === undefined) return refuse('TOKEN_INVALID');
  sessions.accept(token, row.lastUsedAt);
  const { id, name, characterName, email, personaId, nextSeed } = row;
  const nextCommitment = commitmentOf(Buffer.from(nextSeed).toString('hex'));
  return ok({ id, name, characterName, email, personaId, campaign: campaignOf(ids, row), nextCommitment });
};

type Needs = SigningUp | Checking | 'randomBytes' | 'sessions' | 'ids' | 'desk';

/** Accounts and sessions. CONTRACT section 3. */
export const auth: Feature<Needs> = (api, services) => {
  services.desk.add(signUpsReport);
  if (services.outbox !== null) services.desk.add(mailReport);
  api.public(endpoints.register, (request) => register(services, request));
  api.public(endpoints.guest, (request) => makeGuest(services, request));
  api.withPlayer(endpoints.claim, (request) => claim(services, request));
  api.public(endpoints.login, (request) => login(services, request));
  api.public(endpoints.recover, (request) => recover(services, request));
  api.public(endpoints.recoveryWays, async () => ok({ byMail: services.outbox !== null }));
  api.public(endpoints.askForLink, (request) => askForLink(services, request));
  api.public(endpoints.recoverByLink, (request) => recoverByLink(services, request));
  api.withToken(endpoints.auth, (request) => who(services, request));
  api.withToken(endpoints.logout, async ({ token }) => {
    const ended = await services.database.query(END_SESSION, [token.playerId, token.hash]);
    return ended.length === 1 ? ok(undefined) : refuse('TOKEN_INVALID');
  });
};
