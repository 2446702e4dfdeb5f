import { auditCopy as copy } from '@consorcio/copy/teaching';
import type { CheckedDraw } from '@consorcio/rules/audit';
import css from '../../teaching/proof/proof.module.css';
import { Fold } from '../../teaching/sheets/fold.tsx';

/** What a label draws, in words: `sorteio:2` is 'sorteio da assembleia'. */
const whatOf = (label: string): string => copy.what[label.split(':')[0] ?? ''] ?? '';

/** Every draw of the campaign: the published number beside the computed one. */
export function AllSums({ draws }: { draws: readonly CheckedDraw[] }) {
  const { sums } = copy;
  return (
    <Fold title={sums.all(draws.length)} tone="papel">
      <div className={css.table}>
        <table>
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
              <tr key={label} className={isTrue ? undefined : css.wrong}>
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
