import { auditCopy as copy } from '@consorcio/copy/teaching';
import type { RaffleMade } from '@consorcio/rules/audit';
import css from '../../teaching/proof/proof.module.css';
import { QuotaBall } from '../../teaching/proof/quota-ball.tsx';
import { neighboursOf } from './neighbours-of.ts';

/** One raffle: its name, the place that the sum gave, and the drawn quota ringed among its neighbours. Frame 51. */
export function RaffleSum({ raffle, own }: { raffle: RaffleMade; own: number }) {
  const { cycle, globe, drawnQuota } = raffle;
  return (
    <div className={css.raffle}>
      <h3>{copy.sums.cycle(cycle)}</h3>
      <p className={css.balls} role="img" aria-label={copy.sums.drawn(drawnQuota)}>
        {neighboursOf(raffle).map((quota) => (
          <QuotaBall key={quota} quota={quota} own={own} isDrawn={quota === drawnQuota} />
        ))}
      </p>
      <p className={css.sum}>
        <code>{`sorteio:${cycle}`}</code>
        <span aria-hidden="true">→</span>
        <code>{copy.sums.position(globe.indexOf(drawnQuota) + 1, globe.length)}</code>
      </p>
    </div>
  );
}
