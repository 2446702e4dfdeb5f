import type { AfterLetter, AfterMonth } from '@consorcio/rules';
import type { Works } from '@consorcio/rules/vocabulary';

/** The months after a letter as they stand in the column `state`: the months themselves as one short text. */
export type PackedAfter = Omit<AfterLetter, 'months'> & { readonly months: string };

const BETWEEN_MONTHS = ';';
const BETWEEN_FIELDS = ',';

/** Works, lightest plan that paid, event, option, paid; what is absent is empty. */
const packMonth = ({ works, lightest, eventId, option, paid }: AfterMonth): string =>
  [works, lightest, eventId, option, paid === undefined ? undefined : Number(paid)].join(BETWEEN_FIELDS);

function unpackMonth(packed: string): AfterMonth {
  const [works, lightest, eventId, option, paid] = packed
    .split(BETWEEN_FIELDS)
    .map((field) => (field === '' ? undefined : Number(field)));
  if (works === undefined || lightest === undefined || eventId === undefined)
    throw new Error(`a month after the letter was kept as ${packed}`);
  return {
    works: works as Works,
    lightest: lightest as AfterMonth['lightest'],
    eventId,
    ...(option === undefined ? {} : { option }),
    ...(paid === undefined ? {} : { paid: paid === 1 }),
  };
}

export const packAfter = ({ months, ...rest }: AfterLetter): PackedAfter => ({
  ...rest,
  months: months.map(packMonth).join(BETWEEN_MONTHS),
});

export const unpackAfter = ({ months, ...rest }: PackedAfter): AfterLetter => ({
  ...rest,
  months: months === '' ? [] : months.split(BETWEEN_MONTHS).map(unpackMonth),
});
