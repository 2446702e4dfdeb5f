import dreams from 'pictures:dream';
import thinking from 'pictures:thinking';
import blinks from 'pictures:thinking-blink';
import glances from 'pictures:thinking-glance';
import { PATHS } from '@consorcio/contract/wire';
import { dreamIntroCopy } from '@consorcio/copy/screens';
import { Link } from 'wouter';
import { storedPersona } from '../../session/local-keys.ts';
import { PurchaseQuestion } from '../../teaching/purchase/purchase-question.tsx';
import { Halo } from '../../ui/backdrops/halo.tsx';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Story } from '../../ui/layout/story.tsx';
import { LivingPerson } from '../../ui/pictures/living-person.tsx';
import css from './dream-intro.module.css';

/** Dreams that float in the thoughts, from the left round to the right. */
const THOUGHTS = [3, 1, 7, 2, 6];

/** 'Qual seu maior sonho ?' SPEC section 2. */
export function DreamIntroScreen() {
  const persona = thinking[storedPersona()] === undefined ? 1 : storedPersona();
  return (
    <Story
      backdrop={<Halo ground="dream" y="54%" />}
      art={
        <div className={css.dreaming} aria-hidden="true">
          {THOUGHTS.map((id) => (
            <img key={id} className={css.dream} src={dreams[id]} alt="" width="300" height="300" />
          ))}
          <span className={css.bubble} />
          <span className={css.bubble} />
          <LivingPerson className={css.person} blink={blinks[persona]} glance={glances[persona]}>
            <img src={thinking[persona]} alt="" width="300" height="400" />
          </LivingPerson>
        </div>
      }
      title={dreamIntroCopy.title}
      body={
        <Link href={PATHS.quiz} className="way">
          {dreamIntroCopy.quiz}
        </Link>
      }
      extra={<PurchaseQuestion />}
      buttons={<ButtonLink to={PATHS.dreamSelection}>{dreamIntroCopy.button}</ButtonLink>}
    />
  );
}
