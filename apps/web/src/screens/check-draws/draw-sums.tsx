import { auditCopy as copy } from '@consorcio/copy/teaching';
import type { CheckedDraw, RaffleMade } from '@consorcio/rules/audit';
import css from '../../teaching/pages.module.css';
import { QuotaBall } from '../../teaching/proof/quota-ball.tsx';
import { Fold } from '../../teaching/sheets/fold.tsx';
import { neighboursOf } from './neighbours-of.ts';

/** One raffle: its name, the place that the sum gave, and the drawn quota ringed among its neighbours. Frame 51. */
export function RaffleSum({ raffle, own }: { raffle: RaffleMade; own: number }) {
  const { cycle, globe, drawnQuota } = raffle;
  return (
    <div className="stack" data-gap="2">
      <h3>{copy.sums.cycle(cycle)}</h3>
      <p className="flex gap-3 justify-center" role="img" aria-label={copy.sums.drawn(drawnQuota)}>
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

/** What a label draws, in words: `sorteio:2` is 'sorteio da assembleia'. */
const whatOf = (label: string): string => copy.what[label.split(':')[0] ?? ''] ?? '';

/** Every draw of the campaign: the published number beside the computed one. */
export function AllSums({ draws }: { draws: readonly CheckedDraw[] }) {
  const { sums } = copy;
  return (
    <Fold title={sums.all(draws.length)} tone="surface">
      <div className={css.table}>
        <table className="w-full text-small">
          <thead>
            <tr>
              <th scope="col">{sums.name}</th>
              <th scope="col">{sums.among}</th>
              <th scope="col">{sums.told}</th>
              <th scope="col">{sums.recomputed}</th>
              <th scope="col">{sums.result}</th>
            </tr>
          </thead>
          <tbody>
            {draws.map(({ label, n, value, recomputed, isTrue }) => (
              <tr key={label} className={isTrue ? undefined : 'bg-danger-soft'}>
                <th scope="row">
                  <code>{label}</code>
                  <span>{whatOf(label)}</span>
                </th>
                <td>{n}</td>
                <td>{value}</td>
                <td>{recomputed}</td>
                <td>{isTrue ? sums.yes : sums.no}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Fold>
  );
}
