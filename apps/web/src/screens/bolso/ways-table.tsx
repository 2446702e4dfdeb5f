import { pocketCopy } from '@consorcio/copy/pocket';
import { reais } from '../../teaching/figures/numbers.ts';
import { costOf, firstTooMuch, type Purchase, type Way } from '../../teaching/figures/pocket.ts';
import css from './bolso.module.css';
import { WAY_NAMES, type WayName, type Ways } from './guesses.ts';

const { table: copy, ways: names } = pocketCopy;

/** Whether the months of a way can be paid. */
function fitOf(name: WayName, purchase: Purchase, way: Way): string {
  if (name === 'saving') return copy.yes;
  if (name === 'loan') return way.most > purchase.monthly ? copy.no : copy.yes;
  const month = firstTooMuch(purchase, way.paid.length - 1);
  if (month === null) return copy.yes;
  return month === 1 ? copy.no : copy.until(month - 1);
}

/** The same as the chart in numbers, one column a way. */
export function WaysTable({ purchase, ways }: { purchase: Purchase; ways: Ways }) {
  const row = (label: string, cell: (way: Way, name: WayName) => string) => ({
    label,
    cells: WAY_NAMES.map((name) => {
      const way = ways[name];
      if (way !== null) return { name, text: cell(way, name) };
      return { name, text: name === 'loan' ? copy.unknown : copy.never };
    }),
  });
  const rows = [
    row(copy.monthly, ({ least, most }) => copy.range(reais(least), reais(most))),
    row(copy.total, ({ total }) => reais(total)),
    ...(purchase.waiting > 0 ? [row(copy.waited, (way) => reais(costOf(way)))] : []),
    row(copy.arrives, ({ arrives }) => String(arrives)),
    row(copy.price, ({ priceThen }) => reais(priceThen)),
    row(copy.fits(reais(purchase.monthly)), (way, name) => fitOf(name, purchase, way)),
  ];
  return (
    <section className={css.numbers}>
      <h3>{copy.title}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{copy.way}</th>
            {WAY_NAMES.map((name) => (
              <th key={name} scope="col" data-way={name}>
                {names[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {cells.map(({ name, text }) => (
                <td key={name}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
