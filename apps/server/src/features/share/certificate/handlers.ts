import { endpoints, readCertificateCode } from '@consorcio/contract';
import { must, ok, refuse } from '@consorcio/kernel';
import { dreamTextOf } from '@consorcio/rules/catalogue';
import type { Feature } from '../../../feature.ts';
import { READ_OWN } from './certificate-store.ts';
import { type Certified, dayOf, findCertified } from './certified.ts';
import { codeLimit, noCodeLimit } from './code-limit.ts';
import { issueCode } from './issue-code.ts';
import { certificatePages } from './pages.ts';

/** Certificates that can be verified: the code, what it shows to anybody, and its pages. CONTRACT section 6. */
export const certificate: Feature = (api, services) => {
  const { database, ids, settings, sessions, now } = services;
  const limit = settings.rateLimits ? codeLimit(now) : noCodeLimit;

  /**
   * The certificate of what was typed; a text that is no code is nothing to be counted or looked up.
   * @throws Refusal RATE_LIMITED when the address has asked for too many codes that do not exist
   */
  const lookUp = async (typed: string, address: string): Promise<Certified | null> => {
    const code = readCertificateCode(typed);
    if (code === null) return null;
    const found = await findCertified(services, code);
    if (found === null) limit.missed(address);
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
    return ok({ code, on: dayOf(must(row.endedAt, 'end of a campaign')) });
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
