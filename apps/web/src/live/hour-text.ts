import { LIVE_ZONE } from '@consorcio/rules/live-words';

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('pt-BR', { timeZone: LIVE_ZONE, ...options });
const DAY = format({ weekday: 'long' });
const DATE = format({ day: '2-digit', month: '2-digit' });
const CLOCK = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** The hour alone, by the group's clock: `20h`, `20h30`. */
export function clockText(time: number): string {
  const [hour = '', minute = ''] = CLOCK.format(time).split(':');
  return `${Number(hour)}h${minute === '00' ? '' : minute}`;
}

/** The day of the week and the hour: `quinta, 20h`. */
export const hourText = (time: number): string => `${DAY.format(time).replace('-feira', '')}, ${clockText(time)}`;

/** With the date, for a calendar: `quinta, 26/11, 20h`. */
export const datedHourText = (time: number): string =>
  `${DAY.format(time).replace('-feira', '')}, ${DATE.format(time)}, ${clockText(time)}`;
