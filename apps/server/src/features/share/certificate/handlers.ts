import { certificateCode, endpoints, readCertificateCode } from '@consorcio/contract';
import { must, ok, refuse } from '@consorcio/kernel';
import { dreamTextOf } from '@consorcio/rules/catalogue';
import { dayOf } from '../../../desk/days.ts';
import type { Feature, Uses } from '../../../feature.ts';
import { siteKey } from '../../../http/client.ts';
import { OF_SITE, refuseBeyond } from '../../../limits/windows.ts';
import { type Certified, findCertified, READ_OWN, TAKE_CODE } from './certified.ts';
import { certificatePages } from './pages.ts';

/** Codes that one campaign may have: the next one counts only where another campaign has the one before, once in 10^16. */
const TRIES = 4;

/**
 * The code of a campaign's certificate. It follows from the campaign and the key of public ids, so it is the same however
 * often, and on however many servers at once, it is asked for.
 */
async function issueCode(
  { database, ids }: Uses<'database' | 'ids'>,
  playerId: string,
  campaignId: string,
): Promise<string> {
  for (let n = 0; n < TRIES; n += 1) {
    const code = certificateCode(ids.follow(`certificate ${n}`, playerId, campaignId));
    const taken = await database.query(TAKE_CODE, [code, playerId, campaignId]);
    if (taken.length > 0) return code;
  }
  throw new Error('every code of a certificate is taken');
}

/** Codes of no certificate that one address may ask for in a window; a school that types wrong does not reach it. */
const UNKNOWN_OF_ADDRESS = 300;
/** Milliseconds. */
const WINDOW = 600_000;

type Needs = 'database' | 'ids' | 'sessions' | 'windows' | 'settings' | 'pages' | 'shell' | 'embeds' | 'log';

/** Certificates that can be verified: the code, what it shows to anybody, and its pages. CONTRACT section 6. */
export const certificate: Feature<Needs> = (api, services) => {
  const { database, ids, sessions } = services;
  const unknown = services.windows(WINDOW);

  /**
   * Counts a code that was not found, by address: no list of certificates can be had by asking for one code after another. One of
   * 2^55 that is right is no guess: it is told whatever the address has asked before.
   * @throws Refusal RATE_LIMITED when the address has asked for too many
   */
  const countUnknown = (address: string): void => {
    refuseBeyond(unknown.add(address), UNKNOWN_OF_ADDRESS);
    const site = siteKey(address);
    if (site !== address) refuseBeyond(unknown.add(site), OF_SITE * UNKNOWN_OF_ADDRESS);
  };

  /**
   * The certificate of what was typed; a text that is no code is nothing to be counted or looked up.
   * @throws Refusal RATE_LIMITED when the address has asked for too many codes that do not exist
   */
  const lookUp = async (typed: string, address: string): Promise<Certified | null> => {
    const code = readCertificateCode(typed);
    if (code === null) return null;
    const found = await findCertified(services, code);
    if (found === null) countUnknown(address);
    return found;
  };

  certificatePages(services, lookUp);

  api.withToken(endpoints.issueCertificate, async ({ token, params }) => {
    const named = ids.read(params.campaignId);
    const isOwn = named?.playerId === token.playerId;
    // An id of nothing asks for the player's own, which is no campaign: the session is still looked up.
    const campaignId = isOwn ? named.partId : token.playerId;
    const [row] = await database.query(READ_OWN, [token.playerId, token.hash, campaignId]);
    if (row === undefined) return refuse('TOKEN_INVALID');
    sessions.accept(token, row.lastUsedAt);
    if (row.status === null) return refuse('CAMP_NOT_FOUND');
    if (row.status !== 'SUCCESS') return refuse('CAMP_INVALID_STATUS');
    const code = await issueCode(services, token.playerId, campaignId);
    return ok({ code, on: dayOf(must(row.endedAt, 'end of a campaign').getTime()) });
  });

  api.public(endpoints.checkCertificate, async ({ params, address }) => {
    const found = await lookUp(params.code, address);
    if (found === null) return refuse('NOT_FOUND');
    const { code, firstName, personaId, dreamId, how, on, campaignId, contractEnd } = found;
    const { imagePath, name } = dreamTextOf(dreamId);
    return ok({
      code,
      name: firstName,
      personaId,
      dream: { imagePath, name },
      how,
      on,
      campaignId,
      ...(contractEnd === null ? {} : { contractEnd }),
    });
  });
};
