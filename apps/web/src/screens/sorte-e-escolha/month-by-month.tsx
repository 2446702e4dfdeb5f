import type { ReplyOf } from '@consorcio/contract';
import { luckCopy } from '@consorcio/copy/luck';
import { EVENTS, optionTextsOf } from '@consorcio/rules/catalogue';
import { raffleSize } from '@consorcio/rules/queries';
import { placeOfRoom } from '@consorcio/rules/vocabulary';
import { NumberedStep } from '../../teaching/sheets/numbered-step.tsx';
import type { Story } from './load-story.ts';
import css from './sorte-e-escolha.module.css';

const { months: copy } = luckCopy;
type Month = ReplyOf<'choices'>['months'][number];
type Held = ReplyOf<'group'>['assemblies'][number];

/** What was answered to the month's card, where it left a choice. */
function answeredIn({ eventId }: Month, { request }: Story): readonly string[] {
  const met = request.choices.options?.find((card) => card.eventId === eventId);
  const event = EVENTS.find(({ id }) => id === eventId);
  const label = met === undefined ? undefined : optionTextsOf(met.eventId)[met.option - 1]?.label;
  return event === undefined || label === undefined ? [] : [copy.option(event.title, label)];
}

/** The player's side of a month: places, a recovery, the card's answer, the bid. */
function chosenIn(month: Month, story: Story): readonly string[] {
  const { turns, recovery, bid } = month;
  const rooms = [...new Set(turns.map(({ roomId }) => roomId))];
  const places = rooms.map((room) =>
    copy.places(placeOfRoom(room), turns.filter(({ roomId }) => roomId === room).length),
  );
  return [
    ...places,
    ...(recovery === null ? [] : [copy.late(placeOfRoom(recovery.roomId))]),
    ...answeredIn(month, story),
    ...(bid === null ? [] : [bid.offered > 0 ? copy.bid(bid.offered, bid.of) : copy.kept]),
  ];
}

/** The draws' side of a month: event, the others' bids, the raffle with its true chance. */
function drawnIn({ eventId }: Month, held: Held | undefined, { group: { quota }, request }: Story): readonly string[] {
  const event = EVENTS.find(({ id }) => id === eventId);
  const rivals = held?.bids.filter((bid) => bid.quota !== quota).map(({ bid }) => bid) ?? [];
  const drawn = held?.drawnQuota ?? null;
  const waiting = held === undefined ? 0 : raffleSize(request.choices, held.cycle);
  return [
    ...(event === undefined ? [] : [copy.event(event.title)]),
    ...(rivals.length === 0 ? [] : [copy.rivals(rivals)]),
    drawn === null ? copy.noRaffle : drawn === quota ? copy.own(waiting) : copy.raffle(drawn, waiting),
  ];
}

/** Choice and luck side by side, month by month. */
export function MonthByMonth({ story }: { story: Story }) {
  const { months, group } = story;
  return (
    <NumberedStep number={1} title={copy.title}>
      <p>{copy.quota(group.quota, group.quotas)}</p>
      <div className={css.months}>
        {months.map((month, i) => {
          const cycle = i + 1;
          const held = group.assemblies.find((assembly) => assembly.cycle === cycle);
          return (
            <section key={cycle} className={css.month}>
              <h3>{copy.cycle(cycle)}</h3>
              <Side kind="choice" title={copy.choice} lines={chosenIn(month, story)} />
              <Side kind="luck" title={copy.luck} lines={drawnIn(month, held, story)} />
            </section>
          );
        })}
      </div>
    </NumberedStep>
  );
}

function Side({ kind, title, lines }: { kind: 'choice' | 'luck'; title: string; lines: readonly string[] }) {
  return (
    <div className={css.side} data-kind={kind}>
      <h4>{title}</h4>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
