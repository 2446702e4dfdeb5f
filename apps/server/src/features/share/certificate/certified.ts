import { keptFrom } from '@consorcio/game';
import type { Context, ContractEnd, DreamId, PersonaId } from '@consorcio/rules/vocabulary';
import { dayOf } from '../../../desk/days.ts';
import type { Uses } from '../../../feature.ts';
import { publicEnd, type Sharer, sharerOf } from '../public-view.ts';
import { FIND_CODE, READ_CERTIFIED } from './certificate-store.ts';

/** How a dream comes true. */
export type Success = Exclude<Context, 'DEFAULT'>;

/** What anybody may know of a certificate: CONTRACT 6, with the day and the way. */
export interface Certified extends Sharer {
  readonly code: string;
  readonly personaId: PersonaId | null;
  readonly dreamId: DreamId;
  readonly how: Success;
  /** 2026-11-23, in Brasília. */
  readonly on: string;
  /** As the public knows it. */
  readonly campaignId: string;
  readonly contractEnd: Exclude<ContractEnd, 'RETOMADO'> | null;
}

/**
 * The certificate of a code; null for one that was never given out, or whose account was deleted. Both cost the same
 * statement, so that nobody can tell them apart.
 */
export async function findCertified(
  { database, ids }: Uses<'database' | 'ids'>,
  code: string,
): Promise<Certified | null> {
  const [found] = await database.query(FIND_CODE, [code]);
  if (found === undefined) return null;
  const [row] = await database.query(READ_CERTIFIED, [found.playerId, found.campaignId]);
  if (row === undefined) return null;
  const { value } = keptFrom(row);
  const { context, after } = value;
  return {
    code,
    ...sharerOf(row),
    personaId: row.personaId,
    dreamId: row.dreamId,
    how: context === null || context === 'DEFAULT' ? 'PAID' : context,
    on: dayOf(row.endedAt.getTime()),
    campaignId: ids.of(found.playerId, found.campaignId),
    contractEnd: publicEnd(after?.end ?? null),
  };
}
