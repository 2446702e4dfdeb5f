import { operatorCopy } from '@consorcio/copy/operator';
import { byDay, type DeskReport } from '../../desk/desk.ts';
import { COUNTED } from '../../desk/steps.ts';

const { signUps: copy, day } = operatorCopy;
const COLUMNS = [
  { id: 'sign-ups', title: copy.signUps, name: COUNTED.steps, label: 'account' },
  { id: 'guests', title: copy.guests, name: COUNTED.guests, label: 'MADE' },
  { id: 'guests-claimed', title: copy.claimed, name: COUNTED.guests, label: 'CLAIMED' },
  { id: 'dreams-begun', title: copy.begun, name: COUNTED.ends, label: 'BEGUN' },
];

export const signUpsReport: DeskReport = {
  ...{ group: 'players', id: 'sign-ups', title: copy.title, note: copy.note, chart: 'lines' },
  read: async (period) => byDay(period, COLUMNS, day),
};
