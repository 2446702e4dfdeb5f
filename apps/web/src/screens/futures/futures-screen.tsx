import dreams from 'pictures:dream';
import { PATHS } from '@consorcio/contract/wire';
import { futuresCopy as copy, sheetCopy } from '@consorcio/copy/teaching';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { useSeeOnView } from '../../teaching/concepts/learn.ts';
import { reais } from '../../teaching/figures/numbers.ts';
import { PLANS, planOf } from '../../teaching/figures/plan.ts';
import { authQuery } from '../../teaching/queries.ts';
import { PaperGround } from '../../teaching/sheets/paper-ground.tsx';
import { BackButton } from '../../teaching/sheets/sheet.tsx';
import { ButtonLink, ButtonRow } from '../../ui/buttons/button.tsx';
import { StageFrame } from '../../ui/layout/stage-frame.tsx';
import { Waiting } from '../../ui/loading/waiting.tsx';
import { FuturePicture } from './future-picture.tsx';
import { FutureTable } from './future-table.tsx';
import css from './futures.module.css';
import { Sources } from './sources.tsx';

/** The dream shown to players without one: the car, as in the worked comparison. */
const USUAL_DREAM = 5;

/** The same dream as consórcio, as financing and as saving alone. Frame 50; `?sonho=` names a dream. */
export function FuturesScreen() {
  const asked = Number(new URLSearchParams(useSearch()).get('sonho'));
  const who = useQuery({ ...authQuery, staleTime: 0 });
  const [chosen, setChosen] = useState<number | null>(null);
  useSeeOnView('futures');
  if (who.isPending) return <Waiting label={copy.title} detail={sheetCopy.loading} />;
  const plan = planOf(chosen ?? asked) ?? planOf(who.data?.campaign?.dreamId ?? USUAL_DREAM);
  if (plan === undefined) return null;
  return (
    <StageFrame backdrop={<PaperGround tone="lilas-vivo" />} className={css.stage}>
      <header className={css.head}>
        <div>
          <h1>{copy.title}</h1>
          <p>{copy.plan(plan.dream, reais(plan.credit), plan.months)}</p>
        </div>
        <img src={dreams[plan.dreamId]} alt="" width="108" height="108" />
      </header>
      <label className={css.choice}>
        <span>{copy.dream}</span>
        <select value={plan.dreamId} onChange={(event) => setChosen(Number(event.target.value))}>
          {PLANS.map(({ dreamId, dream }) => (
            <option key={dreamId} value={dreamId}>
              {dream}
            </option>
          ))}
        </select>
      </label>
      <FuturePicture plan={plan} />
      <FutureTable plan={plan} />
      <section className={css.moral}>
        <p>{copy.moral}</p>
        <p className={css.fine}>{copy.illustrative}</p>
        <ButtonRow>
          <ButtonLink kind="secondary" to={PATHS.pocket}>
            {sheetCopy.pocket}
          </ButtonLink>
          <BackButton label={copy.done} />
        </ButtonRow>
      </section>
      <Sources plan={plan} />
    </StageFrame>
  );
}
