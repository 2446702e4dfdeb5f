import dreams from 'pictures:dream';
import { PATHS } from '@consorcio/contract/wire';
import { TEACHING_BACK } from '@consorcio/copy/take-home';
import { weekCopy as copy } from '@consorcio/copy/week';
import { useQuery } from '@tanstack/react-query';
import { momentOf } from '../../teaching/sheets/moments.ts';
import { BackButton, NotLoaded, Sheet } from '../../teaching/sheets/sheet.tsx';
import { ButtonLink, ButtonRow } from '../../ui/buttons/button.tsx';
import { Waiting } from '../../ui/loading/waiting.tsx';
import { FreeTries } from './free-tries.tsx';
import { NotesTable } from './notes-table.tsx';
import { PastedGrid } from './pasted-grid.tsx';
import { RankedTry } from './ranked-try.tsx';
import { useTry } from './use-try.ts';
import css from './week.module.css';
import { WeekSeal } from './week-seal.tsx';
import { statusLine, type WeekSlot, weekQuery } from './week-view.ts';

/** 'Assembleia da semana': the week, the player's try, free tries, the result to paste. RULES2 F. */
export function WeekScreen() {
  const { data: week, isError, refetch } = useQuery(weekQuery);
  const play = useTry();
  if (isError) return <NotLoaded onRetry={() => void refetch()} />;
  if (week === undefined) return <Waiting label={copy.title} detail={copy.loading} />;
  const shown = week.try?.grid != null ? { name: week.week, of: week.try } : lastFree(week.slot);
  return (
    <Sheet title={copy.title} ground="nevoa" isBroad>
      <header className={css.head}>
        <img src={dreams[week.picture]} alt="" width="160" height="160" />
        <div>
          <h2>{copy.name(week.week)}</h2>
          <p role="status">{statusLine(week, momentOf)}</p>
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
      <ButtonRow>
        <ButtonLink kind="secondary" to={PATHS.pastWeeks}>
          {copy.past}
        </ButtonLink>
        <BackButton label={TEACHING_BACK} />
      </ButtonRow>
    </Sheet>
  );
}

/** The result of the newest try, where it is a free one that has ended. */
function lastFree(slot: WeekSlot | null): { name: string; of: WeekSlot } | null {
  return slot === null || slot.ranked || slot.grid === null ? null : { name: slot.week, of: slot };
}
