import { type CampaignRow, type KeptCampaign, keptFrom, unpackMovements } from '@consorcio/game';
import { corePairOf, unpackInputs } from '@consorcio/minigames';
import { balanceOf, contradictionIn, viewOf } from '@consorcio/rules';

export interface WholeRow extends CampaignRow {
  readonly playerId: string;
  readonly movements: string;
  /** Packed inputs of its finished minigames. */
  readonly logs: readonly Uint8Array[];
}

/** Why a campaign's balance is a lie, or null. */
function lieOf({ movements, createdAt }: WholeRow, { value }: KeptCampaign): string | null {
  const { energy, effort } = balanceOf(value);
  const entries = unpackMovements(movements, createdAt);
  const last = entries.at(-1)?.balance ?? { energy: 0, effort: 0 };
  if (last.energy !== energy) return `keeps ${energy} energy, its movements give ${last.energy}`;
  if (last.effort !== effort) return `keeps ${effort} effort, its movements give ${last.effort}`;
  const below = entries.find(({ balance }) => Math.min(balance.energy, balance.effort) < 0);
  return below === undefined ? null : `was below zero in month ${below.cycle}`;
}

/** Why the minigame under way could not be finished, or null. */
function stuckRun({ value, runIssue }: KeptCampaign): string | null {
  const { stage, room } = viewOf(value);
  if (stage.status !== 'STARTED' || room === null || room.game === null) return null;
  if (runIssue === null) return 'has a minigame under way without its version';
  const isServed = corePairOf(room.game, runIssue.version) !== null;
  return isServed ? null : `waits for version ${runIssue.version} of ${room.game}, which is not served any more`;
}

/** Inputs come in pairs of whole numbers. */
const isLog = (log: Uint8Array): boolean => unpackInputs(log).flat().every(Number.isSafeInteger);

/** Unpacks all of a campaign and audits it. A sentence's end that says what is wrong; null when all is well. */
export function faultOf(row: WholeRow): string | null {
  try {
    const kept = keptFrom(row);
    const broken = row.logs.every(isLog) ? null : 'keeps a log of a minigame that cannot be unpacked';
    const contradiction = contradictionIn(kept.value, kept.draw, kept.rootDraw);
    const untrue = contradiction === null ? null : `contradicts itself: ${contradiction}`;
    return lieOf(row, kept) ?? stuckRun(kept) ?? broken ?? untrue;
  } catch (error) {
    return `cannot be read: ${error instanceof Error ? error.message : String(error)}`;
  }
}
