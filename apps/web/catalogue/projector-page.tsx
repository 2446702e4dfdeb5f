import { LUCKY_WORDS } from '@consorcio/rules/live-words';
import { DEBRIEF, FEW_DEBRIEF, FORTY_DEBRIEF, SIX_DEBRIEF } from '../fixtures/live-debriefs.ts';
import { PROJECTORS, resultOf } from '../fixtures/live-projectors.ts';
import { DebriefPhase } from '../src/screens/live/projector/debrief/debrief-phase.tsx';
import { Projector } from '../src/screens/live/projector/projector.tsx';

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

const DEBRIEFS = { few: FEW_DEBRIEF, six: SIX_DEBRIEF, forty: FORTY_DEBRIEF };
const debriefOf = (name: string) => DEBRIEFS[name.split('-').at(-1) as keyof typeof DEBRIEFS] ?? DEBRIEF;

/** What the last page has found. */
const CHECKED = { draws: 171, holds: true };

export function ProjectorPage({ name }: { name: string }) {
  const { of, seconds } = isExtra(name) ? VIEWS[name] : { of: name, seconds: LATE };
  const [, winners, quotas] = /^result-of-(\d+)-(\d+)$/.exec(of) ?? [];
  const view = winners === undefined ? PROJECTORS[of] : resultOf(Number(winners), Number(quotas));
  if (view === undefined) return null;
  const { closesAt } = view.group;
  return (
    <Projector
      view={view}
      left={closesAt === null ? null : closesAt - view.now}
      whole={210_000}
      seconds={seconds}
      keyWords={name === 'key' ? LUCKY_WORDS : null}
      joinAddress="https://jogo.exemplo/v/BCDFGH"
      shortAddress="jogo.exemplo/v"
      debrief={
        <DebriefPhase
          view={view}
          debrief={debriefOf(name)}
          checked={CHECKED}
          checkAddress="https://jogo.exemplo/ao-vivo/conferir/exemplo"
        />
      }
    />
  );
}
