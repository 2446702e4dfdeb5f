import { operatorCopy } from '@consorcio/copy/operator';
import { byDay, type DeskReport } from '../desk/desk.ts';
import { MAIL_ENDS } from './outbox.ts';

const { mails: copy, day } = operatorCopy;

export const COUNTED_MAILS = 'mails';
const COLUMNS = MAIL_ENDS.map((label) => ({ id: label, title: copy.ends[label], name: COUNTED_MAILS, label }));

export const mailReport: DeskReport = {
  group: 'service',
  id: 'mails',
  title: copy.title,
  note: copy.note,
  chart: 'stacked',
  read: async (period) => byDay(period, COLUMNS, day),
};
