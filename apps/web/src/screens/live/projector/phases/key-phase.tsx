import { projectorCopy as copy } from '@consorcio/copy/live-projector';
import type { LuckyWord } from '@consorcio/rules/live-words';
import type { CSSProperties } from 'react';
import { Face } from '../../../../live/faces/face.tsx';
import { LIVE } from '../../../../live/live-rulebook.ts';
import { LuckyPicture } from '../../../../live/lucky/lucky-picture.tsx';
import { placed } from '../../../../live/lucky/placed.ts';
import { upTo } from '../../../../live/up-to.ts';
import { houseOf, type ProjectorView } from '../projector-model.ts';
import css from './key-phase.module.css';

interface Props {
  readonly view: ProjectorView;
  /** What people chose, in the order of their quotas; empty where nobody did or it is not known yet. */
  readonly words: readonly LuckyWord[];
}

/** The room was closed: the pictures of all melt into the key, and every quota stands there. */
export function KeyPhase({ view, words }: Props) {
  const { letter, quotas } = view.group;
  const house = houseOf(view) ?? 0;
  const all = quotas ?? 0;
  return (
    <div className={css.made}>
      <section className={css.key}>
        <div className={css.melt} aria-hidden="true">
          {placed(words).map(({ word, key }, i) => (
            <LuckyPicture key={key} word={word} className={css.word} style={placeOf(i, words.length)} />
          ))}
          <LuckyPicture word="chave" className={css.result} />
        </div>
        <h2>{copy.key.title}</h2>
        <p>{copy.key.body}</p>
      </section>
      <section className={css.quotas}>
        <ul>
          {upTo(all).map((n) => {
            const seat = view.seats.find(({ quota }) => quota === n);
            return (
              <li key={n}>
                <Face
                  quota={n}
                  colour={seat?.colour ?? null}
                  {...(seat && { persona: seat.persona })}
                  className={css.face}
                />
              </li>
            );
          })}
        </ul>
        <p>{copy.house(house)}</p>
        <p className={css.terms}>{copy.key.terms(LIVE.instalment.whole, letter)}</p>
      </section>
    </div>
  );
}

/** Where a picture starts on its way to the middle: evenly around it. */
function placeOf(i: number, count: number) {
  const angle = (i / count) * 2 * Math.PI;
  return { '--x': Math.cos(angle).toFixed(3), '--y': Math.sin(angle).toFixed(3), '--i': i } as CSSProperties;
}
