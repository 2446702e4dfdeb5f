import { endpoints, isEmail, normalEmail } from '@consorcio/contract';
import { ok, refuse } from '@consorcio/kernel';
import { commitmentOf } from '@consorcio/rules';
import type { CampaignStatus } from '@consorcio/rules/vocabulary';
import { notify } from '../../account/notices.ts';
import { openSession } from '../../account/open-session.ts';
import { weaknessOf } from '../../account/strong-password.ts';
import { type Database, statement } from '../../db/database.ts';
import { countStep } from '../../desk/steps.ts';
import type { Checking, Feature, Notifying, Uses } from '../../feature.ts';
import type { Answer, PublicRequest, TokenRequest } from '../../http/api.ts';
import { Refusal } from '../../http/refusal.ts';
import { KEPT_SESSION, SESSION_END } from '../../http/sessions.ts';
import { newToken, type Token, tokenOfKey } from '../../http/token.ts';
import { newId } from '../../ids.ts';
import { checkGuess } from '../../limits/guesses.ts';
import { mailReport } from '../../mail/mail-report.ts';
import type { PublicIds } from '../../public-ids.ts';
import { noteSecurity } from '../../security-log.ts';
import { claim } from './claim.ts';
import { findAccount, findPlayerId } from './find-account.ts';
import { askForLink, recoverByLink } from './mail-link.ts';
import { recover } from './recover.ts';
import { createAccount, findSignUp, makeGuest, signUpsReport } from './sign-up.ts';

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

const WHO = statement<WhoRow>({
  name: 'account-who',
  text: `select p.player_id as id, p.name, p.character_name as "characterName", p.email, p.persona_id as "personaId",
      p.next_seed as "nextSeed", s.last_used_at as "lastUsedAt",
      c.campaign_id as "campaignId", c.dream_id as "dreamId", c.status, c.results_seen as "resultsSeen"
    from ${KEPT_SESSION}
    left join campaign c on c.player_id = p.player_id and c.campaign_id = p.current_campaign_id`,
});

/** The player of a live session, with the current campaign; null when the session is no live one. */
const findWho = async (database: Database, token: Token): Promise<WhoRow | null> =>
  (await database.query(WHO, [token.playerId, token.hash]))[0] ?? null;

const END_SESSION = statement<{ readonly id: string }>({
  name: 'session-end',
  text: `delete from session where player_id = $1 and token_hash = $2 and last_used_at > ${SESSION_END}
    returning player_id as id`,
});

/** False when there was no such session. */
const endSession = async (database: Database, token: Token): Promise<boolean> =>
  (await database.query(END_SESSION, [token.playerId, token.hash])).length === 1;

type Endpoints = typeof endpoints;

async function register(
  services: Uses<Notifying | 'database' | 'passwords' | 'counts' | 'now' | 'newSeal'>,
  { body, requestKey, device, address, log }: PublicRequest<Endpoints['register']>,
): Promise<Answer<Endpoints['register']>> {
  const { database, passwords, newSeal, now } = services;
  if (!isEmail(body.email)) return refuse('EMAIL_INVALID');
  const weakness = weaknessOf(body.password);
  if (weakness !== null) return refuse(weakness);
  const wait = await services.shared.signUp(address);
  if (wait !== null) throw new Refusal('RATE_LIMITED', Math.max(1, wait));
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
}

/**
 * The first answer again to whoever brings the key of that sign-up. Its session is the only thing that is kept of the key:
 * it ends with that session, and after a day.
 */
async function registerAgain(
  { database, passwords }: Uses<'database' | 'passwords'>,
  body: PublicRequest<Endpoints['register']>['body'],
  requestKey: string,
): Promise<Answer<Endpoints['register']>> {
  const account = await findAccount(database, normalEmail(body.email));
  if (account === null) return refuse('EMAIL_UNAVAILABLE');
  const { text, token } = tokenOfKey(account.id, requestKey);
  const before = await findSignUp(database, token);
  if (before === null) return refuse('EMAIL_UNAVAILABLE');
  const email = body.email.trim();
  const { name, characterName } = before;
  const isSame = name === body.name && characterName === body.characterName && before.email === email;
  if (!isSame || !(await passwords.matches(body.password, before.passwordHash))) return refuse('KEY_REUSED');
  return ok({ id: account.id, name, token: text, email });
}

async function login(
  { database, passwords, guesses, shared }: Uses<Checking>,
  { body, address, device, log }: PublicRequest<Endpoints['login']>,
): Promise<Answer<Endpoints['login']>> {
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
}

/** The current campaign as the guards need it; a finished one whose results were seen is none. */
function campaignOf(ids: PublicIds, { id, campaignId, dreamId, status, resultsSeen }: WhoRow) {
  const completed = status !== 'ACTIVE';
  if (campaignId === null || (completed && resultsSeen)) return null;
  return { id: ids.of(id, campaignId), dreamId, status, completed, visualizedResults: resultsSeen };
}

async function who(
  { database, sessions, ids }: Uses<'database' | 'sessions' | 'ids'>,
  { token }: TokenRequest<Endpoints['auth']>,
): Promise<Answer<Endpoints['auth'], 'TOKEN_INVALID'>> {
  const row = await findWho(database, token);
  if (row === null) return refuse('TOKEN_INVALID');
  sessions.accept(token, row.lastUsedAt);
  const { id, name, characterName, email, personaId, nextSeed } = row;
  const nextCommitment = commitmentOf(Buffer.from(nextSeed).toString('hex'));
  return ok({ id, name, characterName, email, personaId, campaign: campaignOf(ids, row), nextCommitment });
}

/** Accounts and sessions. CONTRACT section 3. */
export const auth: Feature = (api, services) => {
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
  api.withToken(endpoints.logout, async ({ token }) =>
    (await endSession(services.database, token)) ? ok(undefined) : refuse('TOKEN_INVALID'),
  );
};
