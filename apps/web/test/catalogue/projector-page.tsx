import { LUCKY_WORDS } from '@consorcio/rules/live-words';
import { DebriefPhase } from '../../src/screens/live/projector/debrief/debrief-phase.tsx';
import { Projector } from '../../src/screens/live/projector/projector.tsx';
import { ofClass } from '../fixtures/live-classes.ts';
import { DEBRIEF, debriefOf, FEW_DEBRIEF, FOUR_DEBRIEF, SIX_DEBRIEF } from '../fixtures/live-debriefs.ts';
import { PROJECTORS } from '../fixtures/live-projectors.ts';

/** Late enough that every envelope is open and the raffle is told. */
const LATE = 60;
const EXTRA = ['key', 'goal', 'raffle-turning', 'bids-opening'] as const;

export const PROJECTOR_NAMES: readonly string[] = [...Object.keys(PROJECTORS), ...EXTRA];

const VIEWS: Readonly<Record<(typeof EXTRA)[number], { readonly of: string; readonly seconds: number }>> = {
  key: { of: 'first-month', seconds: 0 },
  goal: { of: 'first-month', seconds: 5 },
  'raffle-turning': { of: 'raffle', seconds: 1.4 },
  'bids-opening': { of: 'bids', seconds: 3 },
};
const isExtra = (name: string): name is (typeof EXTRA)[number] => name in VIEWS;

const DEBRIEFS = { few: FEW_DEBRIEF, six: SIX_DEBRIEF, four: FOUR_DEBRIEF };
const debriefAt = (name: string) => DEBRIEFS[name.split('-').at(-1) as keyof typeof DEBRIEFS] ?? DEBRIEF;

/** What the last page has found. */
const CHECKED = { draws: 171, holds: true };

export function ProjectorPage({ name }: { name: string }) {
  const [, months, quotas, letters, page = name] = /^(\d)-(\d+)-(\d+)-(.+)$/.exec(name) ?? [];
  const size =
    months === undefined
      ? null
      : { months: Number(months) as 4 | 5 | 6, quotas: Number(quotas), letters: Number(letters) };
  const { of, seconds } = isExtra(page) ? VIEWS[page] : { of: page, seconds: LATE };
  const view = size === null ? PROJECTORS[of] : ofClass(of, size);
  if (view === undefined) return null;
  const { closesAt } = view.group;
  return (
    <Projector
      view={view}
      left={closesAt === null ? null : closesAt - view.now}
      whole={210_000}
      seconds={seconds}
      keyWords={page === 'key' ? LUCKY_WORDS : null}
      joinAddress="https://jogo.exemplo/v/BCDFGH"
      shortAddress="jogo.exemplo/v"
      debrief={
        <DebriefPhase
          view={view}
          debrief={size === null ? debriefAt(page) : debriefOf(size)}
          checked={CHECKED}
          checkAddress="https://jogo.exemplo/ao-vivo/conferir/exemplo"
        />
      }
    />
  );
}
