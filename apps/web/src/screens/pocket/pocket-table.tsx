import { pocketCopy } from '@consorcio/copy/pocket';
import { reais } from '../../teaching/figures/numbers.ts';
import { costOf, firstTooMuch, type Purchase, type Way } from '../../teaching/figures/pocket.ts';
import { WaysTable } from '../../teaching/sheets/ways-table.tsx';
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
export function PocketTable({ purchase, ways }: { purchase: Purchase; ways: Ways }) {
  const row = (label: string, cell: (way: Way, name: WayName) => string) => ({
    label,
    cells: WAY_NAMES.map((name) => {
      const way = ways[name];
      if (way !== null) return cell(way, name);
      return name === 'loan' ? copy.unknown : copy.never;
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
    <WaysTable
      title={copy.title}
      heading="h3"
      corner={copy.way}
      columns={WAY_NAMES.map((name) => ({ name, title: names[name] }))}
      rows={rows}
    />
  );
}
