import type { Game } from '../../vocabulary.ts';
import { gameAt, type Move } from '../move.ts';
import { liveRunSeed } from '../seal.ts';
import { liveRulebookOf } from '../terms.ts';
import { readMoves } from './check-months.ts';
import { faultsOf, type LiveFault, type PublishedLive, type PublishedRun } from './published.ts';

/** A published log with what its replay needs, and the score that it must give. */
export interface LogToReplay extends PublishedRun {
  readonly game: Game;
  /** 32 hex digits. */
  readonly seed: string;
  /** Basis points. */
  readonly score: number;
}

const fault = faultsOf('LOGS');
const placeOf = (month: number, quota: number): string => `month ${month} quota ${quota}`;

/** The move that a log belongs to; the autopilot plays no minigame. */
function moveOf({ moves }: PublishedLive, { month, quota }: PublishedRun): Move | null {
  const move = readMoves(moves[month - 1] ?? '')?.get(quota);
  return move === undefined || move.isAuto ? null : move;
}

/** The logs of a published group, each with the run that was issued for it; those that belong to no move are left out. */
export function logsToReplay(audit: PublishedLive): readonly LogToReplay[] {
  const { seed, clientSeed, runs = [] } = audit;
  if (seed === null || clientSeed === null) return [];
  const seeds = { serverSeed: seed, clientSeed };
  return runs.flatMap((run) => {
    const move = moveOf(audit, run);
    if (move === null) return [];
    const { month, quota } = run;
    return [{ ...run, game: gameAt(move.place), seed: liveRunSeed(seeds, month, quota), score: move.score }];
  });
}

/** Whether every score that was played for has one log, and every log a move (LIVE 3.4). */
export function checkLogs(audit: PublishedLive): readonly LiveFault[] {
  const { runs } = audit;
  if (runs === undefined) return [];
  const unplayed: readonly number[] = Object.values(liveRulebookOf(audit.rulebook).scores);
  const keys = runs.map(({ month, quota }) => `${month}.${quota}`);
  const strays = runs.filter((run, i) => moveOf(audit, run) === null || keys.indexOf(`${run.month}.${run.quota}`) < i);
  const missing = audit.moves.flatMap((line, i) => {
    const moves = [...(readMoves(line) ?? [])];
    return moves
      .filter(([quota, { score }]) => !unplayed.includes(score) && !keys.includes(`${i + 1}.${quota}`))
      .map(([quota, { score }]) => fault(placeOf(i + 1, quota), `${score}`, ''));
  });
  return [...strays.map(({ month, quota }) => fault(placeOf(month, quota), 'log', '')), ...missing];
}
