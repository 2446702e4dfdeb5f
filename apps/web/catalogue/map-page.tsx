import { BOARDS } from '../fixtures/boards.ts';
import type { Board } from '../src/map/chart/current-stage.ts';
import { CityView } from '../src/map/city/city-view.tsx';

const nothing = (): void => undefined;

/** The bare map of a later month. */
const inMonth = (cycle: number): Board => {
  const { current, ...board } = BOARDS.newCycle;
  return { ...board, current: { ...current, stage: { ...current.stage, cycle } } };
};
/** The bare map at the moments in which its header and footer differ most, and in each light of a month. */
export const MAPS: Readonly<Record<string, Board>> = {
  start: BOARDS.newCycle,
  recovery: BOARDS.recovery,
  settled: BOARDS.bidOpen,
  complete: BOARDS.wonByPaying,
  evening: inMonth(3),
  morning: inMonth(4),
};

export function MapPage({ name }: { name: string }) {
  const { current } = MAPS[name] ?? BOARDS.map;
  return <CityView current={current} playerName="Bia da Feira" onPlace={nothing} onMenu={nothing} />;
}
