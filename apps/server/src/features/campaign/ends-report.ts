import { operatorCopy } from '@consorcio/copy/operator';
import { byDay, type DeskReport } from '../../desk/desk.ts';
import { COUNTED } from '../../desk/steps.ts';

const { ends: copy, day } = operatorCopy;
const COLUMNS = Object.entries(copy.names).map(([label, title]) => ({
  ...{ group: 'players', id: label.toLowerCase().replace('_', '-'), title, label },
  name: COUNTED.ends,
}));

export const endsReport: DeskReport = {
  ...{ group: 'players', id: 'campaigns-by-end', title: copy.title, note: copy.note, chart: 'stacked' },
  read: async (period) => byDay(period, COLUMNS, day),
};
