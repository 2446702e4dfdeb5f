import type { Services } from '../../feature.ts';
import type { LinkLaunch } from './claims.ts';
import { OPEN_LINE } from './line-store.ts';
import type { Lti } from './lti.ts';
import type { LtiPlatform } from './platform-settings.ts';
import { seal } from './sealed.ts';
import type { LinkTarget } from './targets.ts';

interface Asked {
  readonly platform: LtiPlatform;
  readonly launch: LinkLaunch;
  readonly target: LinkTarget;
  readonly playerId: string;
}

/** True of an address on one of the platform's own origins: a launch never leads us anywhere else. */
const isOf = ({ origins }: LtiPlatform, line: string): boolean =>
  URL.canParse(line) && origins.includes(new URL(line).origin);

/** Keeps that the platform asks for a grade, and where it goes; without one nothing is kept. */
export async function openLine(
  { keys }: Pick<Lti, 'keys'>,
  { database, now, log }: Pick<Services, 'database' | 'now' | 'log'>,
  { platform, launch, target, playerId }: Asked,
): Promise<void> {
  const { line, sub } = launch;
  if (line === null) return;
  if (!isOf(platform, line)) {
    log.warn({ issuer: platform.issuer }, 'a grade is asked for at an origin that is none of the platform');
    return;
  }
  const lineHash = await keys.hash('line', platform.id, line);
  const sealed = await seal(keys, { lineUrl: line, userId: sub });
  const dreamId = target.kind === 'dream' ? target.dreamId : null;
  await database.query(OPEN_LINE, [
    playerId,
    lineHash,
    Buffer.from(platform.id, 'hex'),
    sealed,
    dreamId,
    new Date(now()),
  ]);
}
