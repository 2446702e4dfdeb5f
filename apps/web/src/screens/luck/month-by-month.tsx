import placeIcons from 'pictures:place-icon';
import type { ReplyOf } from '@consorcio/contract';
import { luckCopy } from '@consorcio/copy/luck';
import { EVENTS, optionTextsOf } from '@consorcio/rules/catalogue';
import { raffleSize } from '@consorcio/rules/queries';
import { MINIGAMES, placeOfRoom, type RoomId } from '@consorcio/rules/vocabulary';
import type { ReactNode } from 'react';
import { QuotaBall } from '../../teaching/proof/quota-ball.tsx';
import { NumberedStep } from '../../teaching/sheets/numbered-step.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import type { Story } from './load-story.ts';
import css from './luck.module.css';

const { months: copy } = luckCopy;
type Month = ReplyOf<'choices'>['months'][number];
type Held = ReplyOf<'group'>['assemblies'][number];

/** The picture of the place that a room belongs to. */
const iconOf = (room: RoomId): string | undefined =>
  placeIcons[MINIGAMES.find(({ roomId }) => roomId === room)?.slug ?? 1];

/** What was answered to the month's card, where it left a choice. */
function answeredIn({ eventId }: Month, { request }: Story): readonly string[] {
  const met = request.choices.options?.find((card) => card.eventId === eventId);
  const event = EVENTS.find(({ id }) => id === eventId);
  const label = met === undefined ? undefined : optionTextsOf(met.eventId)[met.option - 1]?.label;
  return event === undefined || label === undefined ? [] : [copy.option(event.title, label)];
}

/** Where the player went in a month, each place once, with how often. */
function Places({ turns }: Pick<Month, 'turns'>) {
  const rooms = [...new Set(turns.map(({ roomId }) => roomId))];
  return (
    <ul className={css.places}>
      {rooms.map((room) => {
        const count = turns.filter(({ roomId }) => roomId === room).length;
        return (
          <li key={room}>
            <img src={iconOf(room)} alt="" width="64" height="64" />
            <span className="reader-only">{copy.places(placeOfRoom(room), count)}</span>
            {count > 1 && <b aria-hidden="true">{copy.times(count)}</b>}
          </li>
        );
      })}
    </ul>
  );
}

/** The player's side of a month: places, a recovery, the card's answer, the bid. */
function Chosen({ month, story }: { month: Month; story: Story }) {
  const { turns, recovery, bid } = month;
  return (
    <Side kind="choice" title={copy.choice}>
      <Places turns={turns} />
      {recovery !== null && <p>{copy.late(placeOfRoom(recovery.roomId))}</p>}
      {answeredIn(month, story).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {bid !== null && (
        <p className={css.signed}>
          <Icon name="esforco" />
          {bid.offered > 0 ? copy.bid(bid.offered, bid.of) : copy.kept}
        </p>
      )}
    </Side>
  );
}

/** The draws' side of a month: event, the others' bids, the raffle's ball with its true chance. */
function Drawn({ month: { eventId }, held, story }: { month: Month; held: Held | undefined; story: Story }) {
  const { quota } = story.group;
  const event = EVENTS.find(({ id }) => id === eventId);
  const rivals = held?.bids.filter((bid) => bid.quota !== quota).map(({ bid }) => bid) ?? [];
  const drawn = held?.drawnQuota ?? null;
  const waiting = held === undefined ? 0 : raffleSize(story.request.choices, held.cycle);
  return (
    <Side kind="luck" title={copy.luck}>
      {event !== undefined && <p>{copy.event(event.title)}</p>}
      {rivals.length > 0 && <p>{copy.rivals(rivals)}</p>}
      {drawn === null ? (
        <p>{copy.noRaffle}</p>
      ) : (
        <p className={css.signed}>
          <span aria-hidden="true">
            <QuotaBall quota={drawn} own={quota} />
          </span>
          <span className="reader-only">{drawn === quota ? copy.own(waiting) : copy.raffle(drawn, waiting)}</span>
          <span aria-hidden="true">{copy.odds(waiting, drawn === quota)}</span>
        </p>
      )}
    </Side>
  );
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
              <Chosen month={month} story={story} />
              <Drawn month={month} held={held} story={story} />
            </section>
          );
        })}
      </div>
    </NumberedStep>
  );
}

function Side({ kind, title, children }: { kind: 'choice' | 'luck'; title: string; children: ReactNode }) {
  return (
    <div className={css.side} data-kind={kind}>
      <h4>{title}</h4>
      {children}
    </div>
  );
}
