import placeIcons from 'pictures:place-icon';
import type { ReplyOf } from '@consorcio/contract';
import { PATHS } from '@consorcio/contract/wire';
import { luckCopy as copy } from '@consorcio/copy/luck';
import { movementWords } from '@consorcio/copy/minigames';
import { sheetCopy, TEACHING_BACK } from '@consorcio/copy/take-home';
import { EVENTS, optionTextsOf } from '@consorcio/rules/catalogue';
import { movementWord, payTermsOf, raffleSize } from '@consorcio/rules/queries';
import { MINIGAMES, type Minigame, placeOfRoom, type RoomId } from '@consorcio/rules/vocabulary';
import { hasHonestNote } from '@consorcio/rules/what-if';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'wouter';
import { QuotaBall } from '../../teaching/proof/quota-ball.tsx';
import { Fold } from '../../teaching/sheets/fold.tsx';
import { NumberedStep } from '../../teaching/sheets/numbered-step.tsx';
import { BackButton, BackRow, NotLoaded, Sheet } from '../../teaching/sheets/sheet.tsx';
import { OF_CAMPAIGN, PlaceTabs } from '../../teaching/sheets/tabs.tsx';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Waiting } from '../../ui/loading/waiting.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import { loadStory, type Story } from './load-story.ts';
import css from './luck.module.css';
import { OnceMore } from './once-more.tsx';

/** What was decided, what was drawn, and in which months the same campaign could have ended. Beside frames 50 and 51. */
export function LuckScreen() {
  const { campaignId = '' } = useParams<{ campaignId: string }>();
  const story = useQuery({
    queryKey: ['story', campaignId],
    queryFn: ({ signal }) => loadStory(campaignId, signal),
    staleTime: 0,
  });
  if (story.isError) return <NotLoaded onRetry={() => void story.refetch()} />;
  if (story.data === undefined) return <Waiting label={copy.title} detail={copy.loading} />;
  if (story.data.kind !== 'loaded') {
    const isSealed = story.data.kind === 'sealed';
    return (
      <Waiting
        label={isSealed ? copy.stillPlaying : copy.givenUp}
        detail={isSealed ? copy.stillPlayingBody : copy.givenUpBody}
      >
        <BackButton label={TEACHING_BACK} />
      </Waiting>
    );
  }
  return (
    <Sheet title={copy.title} ground="haze" isBroad tabs={<PlaceTabs current="luck" campaignId={campaignId} />}>
      <p className="soft middle">{copy.intro}</p>
      <MonthByMonth story={story.data} />
      <OnceMore story={story.data} />
      <Fold title={copy.method.title} isSection isHeading>
        <ul className={`bullets ${css.method}`}>
          {copy.method.linesOf(hasHonestNote(story.data.request.choices)).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Fold>
      <BackRow>
        <ButtonLink kind="purple" to={`${PATHS.group}?${OF_CAMPAIGN}=${campaignId}`}>
          {sheetCopy.ways.group}
        </ButtonLink>
      </BackRow>
    </Sheet>
  );
}

type Month = ReplyOf<'choices'>['months'][number];
type Held = ReplyOf<'group'>['assemblies'][number];

const placeOf = (room: RoomId): Minigame => MINIGAMES.find(({ roomId }) => roomId === room) ?? MINIGAMES[0];

/** What was answered to the month's card, where it left a choice. */
function answeredIn({ eventId }: Month, { request }: Story): readonly string[] {
  const met = request.choices.options?.find((card) => card.eventId === eventId);
  const event = EVENTS.find(({ id }) => id === eventId);
  const label = met === undefined ? undefined : optionTextsOf(met.eventId)[met.option - 1]?.label;
  return event === undefined || label === undefined ? [] : [copy.months.option(event.title, label)];
}

/** Where the player went in a month, each place once, with how often. */
function Places({ turns }: Pick<Month, 'turns'>) {
  const rooms = [...new Set(turns.map(({ roomId }) => roomId))];
  return (
    <ul className={css.places}>
      {rooms.map((room) => {
        const count = turns.filter(({ roomId }) => roomId === room).length;
        return (
          <li className={`row ${css.visit}`} data-gap="1" key={room}>
            <img src={placeIcons[placeOf(room).slug]} alt="" width="64" height="64" />
            <span className="reader-only">{copy.months.places(placeOfRoom(room), count)}</span>
            {count > 1 && <b aria-hidden="true">{copy.months.times(count)}</b>}
          </li>
        );
      })}
    </ul>
  );
}

/** The player's side of a month: places, a recovery, the card's answer, the bid. */
function Chosen({ month, story }: { month: Month; story: Story }) {
  const { turns, recovery, bid, isOut } = month;
  return (
    <Side kind="choice" title={copy.months.choice}>
      <Places turns={turns} />
      {recovery !== null && <p>{copy.months.late(placeOfRoom(recovery.roomId))}</p>}
      {answeredIn(month, story).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {isOut === true && <p>{copy.months.out}</p>}
      {bid !== null && (
        <p className={css.signed}>
          <Icon name="esforco" />
          {bid.offered > 0 ? copy.months.bid(bid.offered, bid.of) : copy.months.kept}
        </p>
      )}
    </Side>
  );
}

/** The draws' side of a month: event, the others' bids, the raffle's ball with its true chance. */
function Drawn({
  month: { eventId, turns, recovery, isOut },
  held,
  story,
}: {
  month: Month;
  held: Held | undefined;
  story: Story;
}) {
  const { quota } = story.group;
  const event = EVENTS.find(({ id }) => id === eventId);
  const rivals = held?.bids.filter((bid) => bid.quota !== quota).map(({ bid }) => bid) ?? [];
  const drawn = held?.drawnQuota ?? null;
  const waiting = held === undefined ? 0 : raffleSize(story.request.choices, held.cycle, isOut === true);
  const days = [...turns, recovery].flatMap((turn) =>
    turn?.movement === undefined
      ? []
      : [
          movementWords[placeOf(turn.roomId).kind][
            movementWord(payTermsOf(story.request.choices.rulebook), turn.movement)
          ],
        ],
  );
  return (
    <Side kind="luck" title={copy.months.luck}>
      {days.length > 0 && <p>{copy.months.movement(days)}</p>}
      {event !== undefined && <p>{copy.months.event(event.title)}</p>}
      {rivals.length > 0 && <p>{copy.months.rivals(rivals)}</p>}
      {drawn === null ? (
        <p>{copy.months.noRaffle}</p>
      ) : (
        <p className={css.signed}>
          <span aria-hidden="true">
            <QuotaBall quota={drawn} own={quota} />
          </span>
          <span className="reader-only">
            {drawn === quota ? copy.months.own(waiting) : copy.months.raffle(drawn, waiting)}
          </span>
          <span aria-hidden="true">{copy.months.odds(waiting, drawn === quota)}</span>
        </p>
      )}
    </Side>
  );
}

/** Choice and luck side by side, month by month. */
function MonthByMonth({ story }: { story: Story }) {
  const { months, group } = story;
  return (
    <NumberedStep number={1} title={copy.months.title}>
      <p>{copy.months.quota(group.quota, group.quotas)}</p>
      <div className={css.months}>
        {months.map((month, i) => {
          const cycle = i + 1;
          const held = group.assemblies.find((assembly) => assembly.cycle === cycle);
          return (
            <section key={cycle} className={css.month}>
              <h3>{copy.months.cycle(cycle)}</h3>
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
    <div className={`stack ${css.side}`} data-gap="2" data-kind={kind}>
      <h4>{title}</h4>
      {children}
    </div>
  );
}
