import { coinsText } from '@consorcio/copy/live-assembly';
import { classSheetCopy as copy, debriefCopy } from '@consorcio/copy/live-debrief';
import { commonOf, feeOf, reserveOf, type ShownGroup, termsOfView } from '@consorcio/rules/live';
import type { Debrief } from '../../../live/use-debrief.ts';
import { SheetTable } from './sheet-table.tsx';

const { costs: words } = debriefCopy;
const { ways: names } = debriefCopy.timeline;
const LINES = ['fee', 'late', 'interest', 'brought'] as const;

type Costs = NonNullable<Debrief['ways'][number]['costs']>;

/** What is left of the costs once what the good brought is taken off; below 0 where it brought more. */
const netOf = ({ fee, late, interest, brought }: Costs): number => fee + late + interest - brought;

/** A column for each way to the letter; one of everybody where no way has enough people. */
const columnsOf = ({ ways, everybody }: Debrief) =>
  everybody === null
    ? ways.map(({ by, people, costs }) => ({ name: names[by], people, costs }))
    : [{ name: words.everybody, ...everybody }];

interface Props {
  readonly group: ShownGroup;
  readonly debrief: Debrief;
}

/** The mean costs of the letter by raffle, bid and end; where no mean may be shown, the parts of the contract. */
export function ClassCosts({ group, debrief }: Props) {
  const columns = columnsOf(debrief);
  if (columns.every(({ costs }) => costs === null)) return <Plan group={group} />;
  const isFew = columns.some(({ people, costs }) => people > 0 && costs === null);
  const lineOf = (name: string, of: (costs: Costs) => number) => [
    name,
    ...columns.map(({ costs }) => (costs === null ? copy.nothing : coinsText(of(costs)))),
  ];
  return (
    <section>
      <h2>{words.title}</h2>
      <p>{words.lead}</p>
      <SheetTable
        label={words.title}
        heads={['', ...columns.map(({ name, people }) => copy.way(name, people))]}
        numbers={[1, 2, 3]}
        lines={[...LINES.map((line) => lineOf(words[line], (costs) => costs[line])), lineOf(copy.net, netOf)]}
        hasSum
      />
      {isFew && <p>{copy.fewInWay}</p>}
    </section>
  );
}

const PARTS = ['common', 'admin', 'reserve'] as const;

/** What every quota pays by its contract, and where it goes; no fact of a person. */
function Plan({ group }: Pick<Props, 'group'>) {
  const terms = termsOfView({ group });
  const { months, owed } = terms;
  const parts = { common: commonOf(terms, owed), admin: feeOf(terms, owed), reserve: reserveOf(terms, owed) };
  return (
    <section>
      <h2>{words.title}</h2>
      <p>{words.plan.lead}</p>
      <SheetTable
        label={words.title}
        numbers={[1]}
        lines={[
          ...PARTS.map((part) => [words.plan.parts[part], coinsText(parts[part])]),
          [words.plan.whole(months, terms.instalment.whole), coinsText(owed)],
        ]}
        hasSum
      />
      <p>{words.plan.same}</p>
      <p>{debriefCopy.fewWhy}</p>
    </section>
  );
}
