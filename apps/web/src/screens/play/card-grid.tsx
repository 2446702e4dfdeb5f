import { Halo } from '../../ui/backdrops/halo.tsx';
import { StageFrame } from '../../ui/layout/stage-frame.tsx';
import css from './play.module.css';

interface Card {
  readonly id: number;
  readonly name: string;
  readonly detail?: string;
  readonly picture: string | undefined;
  readonly width: number;
  readonly height: number;
}
interface Props {
  readonly kind: 'persona' | 'dream';
  readonly heading: string;
  readonly cards: readonly Card[];
  readonly isBusy: boolean;
  readonly onChoose: (id: number) => void;
}

/** Pictures with names, each a button that chooses at once. */
export function CardGrid({ kind, heading, cards, isBusy, onChoose }: Props) {
  return (
    <StageFrame base="broad" backdrop={<Halo ground="#E9DDFB" light="#F1E9FD" y="38%" />} className={css.choice}>
      <h1>{heading}</h1>
      <ul className={css.cards} data-kind={kind}>
        {cards.map(({ id, name, detail, picture, width, height }) => (
          <li key={id}>
            <button type="button" disabled={isBusy} onClick={() => onChoose(id)}>
              <img src={picture} alt="" width={width} height={height} />
              <b>{name}</b>
              {detail !== undefined && <span>{detail}</span>}
            </button>
          </li>
        ))}
      </ul>
    </StageFrame>
  );
}
