import { dreamCycles } from '@consorcio/rules/queries';
import { type DreamId, STAGES_PER_CYCLE } from '@consorcio/rules/vocabulary';
import type { ComponentProps } from 'react';
import type { Board } from '../../src/map/chart/current-stage.ts';
import { startingContext } from '../../src/map/chart/map-context.ts';
import { moodOf } from '../../src/map/chart/mood.ts';
import { CityView } from '../../src/map/city/city-view.tsx';
import { StreetPicture } from '../../src/map/city/street.tsx';
import { CoachMark } from '../../src/map/notes/coach-mark.tsx';
import { PlanBar } from '../../src/map/plan/plan-bar.tsx';
import { aCurrentStage, BOARDS, type StageChanges } from '../fixtures/boards.ts';

const nothing = (): void => undefined;

/** The bare map of a later month. */
const inMonth = (cycle: number): Board => {
  const { current, ...board } = BOARDS.newCycle;
  return { ...board, current: { ...current, stage: { ...current.stage, cycle } } };
};
/** The bare map of another dream. */
const ofDream = (id: DreamId, name: string, changes: StageChanges): Board => ({
  ...BOARDS.newCycle,
  current: aCurrentStage({
    ...changes,
    dream: { id, name, cycles: dreamCycles(id) },
    extras: { stageRelativeToCycle: 1, totalStages: STAGES_PER_CYCLE * dreamCycles(id) },
  }),
});
/** A recovery without energy. */
const late = (effort: number): Board => ({
  ...BOARDS.recovery,
  current: { ...BOARDS.recovery.current, balance: { energy: 0, effort } },
});
const WON = { completed: true, status: 'SUCCESS', context: 'BID' } as const;
/** The bare map at the moments in which its header and footer differ most, and in each light of a month. */
export const MAPS: Readonly<Record<string, Board>> = {
  start: BOARDS.newCycle,
  recovery: BOARDS.recovery,
  recoveryTired: late(BOARDS.recovery.current.dream.effortCostPerCycle - 1),
  recoveryLost: late(0),
  settled: BOARDS.bidOpen,
  complete: BOARDS.wonByPaying,
  noon: inMonth(1),
  evening: inMonth(3),
  rain: inMonth(4),
  morning: inMonth(5),
  planOfHouse: ofDream(7, 'Casa própria', { stage: { cycle: 6 } }),
  street: ofDream(2, 'Moto zero km', { stage: { cycle: 4 } }),
  secondStreet: ofDream(5, 'Carro novo', { stage: { cycle: 3 } }),
  planOfTruck: ofDream(6, 'Food truck próprio', { stage: { cycle: 4 } }),
  letterForCar: ofDream(5, 'Carro novo', { stage: { cycle: 3 }, campaign: WON }),
  lost: ofDream(2, 'Moto zero km', { stage: { cycle: 3 }, campaign: { completed: true, status: 'FAILED' } }),
};

/** What the months of a group have left in the town, in some of them. */
const STREETS: Readonly<Record<string, ComponentProps<typeof StreetPicture>['marks']>> = {
  street: {
    house: { coat: 1, painted: 0.75, before: 0, mended: 1 },
    fund: 1,
    goods: [2, 2, 2, 2, 2, 2],
    doors: ['shut', 'shut', 'shut', 'shut', 'shut', 'shut', 'half', 'half', 'half'],
  },
  secondStreet: {
    house: { coat: 2, painted: 0.3, before: 1, mended: 0 },
    fund: 0.45,
    goods: [5, 5, 5, 5, 7, 7, 7, 7, 7, 7, 7, 7],
    doors: ['shut', 'shut', 'half', 'half', 'shut', 'shut', 'shut', 'shut', 'shut', 'shut', 'shut', 'shut'],
  },
};

export function MapPage({ name }: { name: string }) {
  const { current } = MAPS[name] ?? BOARDS.map;
  const marks = STREETS[name];
  return (
    <CityView
      current={current}
      playerName="Bia da Feira"
      mood={moodOf(startingContext({ current, event: null, shownCycle: 1 }))}
      street={marks && <StreetPicture marks={marks} />}
      note={
        <>
          <PlanBar current={current} send={nothing} onPlaceAhead={nothing} />
          <CoachMark current={current} notesRead={null} onNoteRead={nothing} />
        </>
      }
      onPlace={nothing}
      onMenu={nothing}
      onWhere={nothing}
    />
  );
}
