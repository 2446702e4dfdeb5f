import { certificateCode } from '@consorcio/contract';
import type { Services } from '../../../feature.ts';
import { TAKE_CODE } from './certificate-store.ts';

/** Codes that one campaign may have: the next one counts only where another campaign has the one before, once in 10^16. */
const TRIES = 4;

/**
 * The code of a campaign's certificate. It follows from the campaign and the key of public ids, so it is the same however
 * often, and on however many servers at once, it is asked for.
 */
export async function issueCode(
  { database, ids }: Pick<Services, 'database' | 'ids'>,
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
