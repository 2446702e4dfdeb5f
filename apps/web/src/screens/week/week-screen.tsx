import dreams from 'pictures:dream';
import { PATHS } from '@consorcio/contract/wire';
import { momentInWords } from '@consorcio/copy/dates';
import { weekCopy as copy, gridText } from '@consorcio/copy/week';
import { NOTE_STEP } from '@consorcio/rules/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { Fold } from '../../teaching/sheets/fold.tsx';
import { BackRow, NotLoaded, Sheet } from '../../teaching/sheets/sheet.tsx';
import { ButtonLink, ButtonRow, LoneButton } from '../../ui/buttons/button.tsx';
import { copyAndTell } from '../../ui/copy-text.ts';
import { Waiting } from '../../ui/loading/waiting.tsx';
import { FreeTries, RankedTry, useTry } from './tries.tsx';
import css from './week.module.css';
import { statusLine, type Week, type WeekSlot, weekQuery } from './week-view.ts';

/** 'Assembleia da semana': the week, the player's try, free tries, the result to paste. RULES 14. */
export function WeekScreen() {
  const { data: week, isError, refetch } = useQuery(weekQuery);
  const play = useTry();
  if (isError) return <NotLoaded onRetry={() => void refetch()} />;
  if (week === undefined) return <Waiting label={copy.title} detail={copy.loading} />;
  const shown = week.try?.grid != null ? { name: week.week, of: week.try } : lastFree(week.slot);
  return (
    <Sheet title={copy.title} ground="haze" isBroad>
      <header className={`cluster ${css.head}`}>
        <img className={css.weekPicture} src={dreams[week.picture]} alt="" width="160" height="160" />
        <div className="list">
          <h2>{copy.name(week.week)}</h2>
          <p role="status">{statusLine(week, momentInWords)}</p>
          <p>{copy.intro}</p>
          <p>{copy.spared}</p>
        </div>
      </header>
      {week.hasPersona ? (
        <>
          <RankedTry week={week} play={play} />
          <FreeTries week={week} play={play} />
        </>
      ) : (
        <section className={css.part}>
          <p>{copy.persona}</p>
          <ButtonRow>
            <ButtonLink to={PATHS.characterIntro}>{copy.choosePersona}</ButtonLink>
          </ButtonRow>
        </section>
      )}
      {shown !== null && <PastedGrid {...shown} />}
      {week.notes.length > 0 && <NotesTable notes={week.notes} own={week.try?.note ?? null} />}
      <WeekSeal week={week} />
      <BackRow>
        <ButtonLink kind="secondary" to={PATHS.pastWeeks}>
          {copy.past}
        </ButtonLink>
      </BackRow>
    </Sheet>
  );
}

/** The result of the newest try, where it is a free one that has ended. */
function lastFree(slot: WeekSlot | null): { name: string; of: WeekSlot } | null {
  return slot === null || slot.ranked || slot.grid === null ? null : { name: copy.trained(slot.week), of: slot };
}

/** How many tries have a note of each step; the own step stands out. RULES 14.6. */
function NotesTable({ notes, own }: { notes: Week['notes']; own: number | null }) {
  const most = Math.max(...notes.map(({ tries }) => tries));
  const isOwn = (from: number): boolean => own !== null && Math.floor(own / NOTE_STEP) * NOTE_STEP === from;
  return (
    <section className={css.part}>
      <h2>{copy.notes.title}</h2>
      <table className={css.notes}>
        <thead>
          <tr>
            <th scope="col">{copy.notes.points}</th>
            <th scope="col">{copy.notes.tries}</th>
          </tr>
        </thead>
        <tbody>
          {notes.map(({ from, tries }) => (
            <tr key={from} className={isOwn(from) ? css.ownNote : undefined}>
              <th scope="row">{copy.notes.step(from)}</th>
              <td className={css.triesCell}>
                <span className={css.bar} style={{ width: `${(tries / most) * 100}%` }} aria-hidden="true" />
                {tries}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The result of a try as text, to be copied. RULES 14.8. */
function PastedGrid({ name, of }: { name: string; of: Pick<WeekSlot, 'note' | 'low' | 'high' | 'grid'> }) {
  if (of.grid === null) return null;
  const text = gridText(name, of, of.grid);
  return (
    <section className={css.part}>
      <h2>{copy.grid.title}</h2>
      <pre className={css.grid}>{text}</pre>
      <p>{copy.grid.body}</p>
      <LoneButton onClick={() => copyAndTell(text, copy.grid.copied, copy.grid.notCopied)} label={copy.grid.copy} />
    </section>
  );
}

/** The seal of the week's draws, and that of the next week. RULES 14.3. */
function WeekSeal({ week }: { week: Week }) {
  return (
    <Fold title={copy.seal.title} isSection>
      <div className={css.part}>
        <p>{copy.seal.body}</p>
        <Hex hex={week.seal} />
        <p>
          {copy.seal.since(momentInWords(week.sealedAt))} {week.root === null ? copy.seal.later : copy.seal.key}
        </p>
        <h3 className={css.next}>{copy.seal.next(week.nextWeek)}</h3>
        <Hex hex={week.nextSeal} />
      </div>
    </Fold>
  );
}

/** 64 digits in two halves, where both do not fit on a line. */
const Hex = ({ hex }: { hex: string }) => (
  <code className={css.hex}>
    {hex.slice(0, hex.length / 2)}
    <wbr />
    {hex.slice(hex.length / 2)}
  </code>
);
