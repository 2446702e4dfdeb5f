/*
 * Moments and days as people read them, in Portuguese. They go by Brasília's clock, wherever the device is: so do the weeks, the
 * groups over days and the operator desk. A moment is in milliseconds since 1970, or as the API writes it.
 */

const BRASILIA = 'America/Sao_Paulo';
const COUNTED = { weekday: 'long', day: 'numeric', month: 'long' } as const;
const WHOLE = { day: 'numeric', month: 'long', year: 'numeric' } as const;

type Format = (moment: number | Date) => string;

/** Made on first use: it takes about 50 ms on a slow phone. */
function format(options: Intl.DateTimeFormatOptions, locale = 'pt-BR'): Format {
  let made: Intl.DateTimeFormat | undefined;
  return (moment) => {
    made ??= new Intl.DateTimeFormat(locale, options);
    return made.format(moment);
  };
}
const inBrasilia = (options: Intl.DateTimeFormatOptions, locale?: string): Format =>
  format({ timeZone: BRASILIA, ...options }, locale);

const weekday = inBrasilia({ weekday: 'long' });
const weekdayAndDay = inBrasilia(COUNTED);
const dayAndMonth = inBrasilia({ day: '2-digit', month: '2-digit' });
const clock = inBrasilia({ hour: 'numeric', minute: '2-digit' });
/** Of all locales' dates the Swedish ones are ISO 8601's. */
const digits = inBrasilia({ dateStyle: 'short', timeStyle: 'medium' }, 'sv-SE');
const dayOfUtc = format({ timeZone: 'UTC', ...WHOLE });
const dayHere = format(WHOLE);

/** 'domingo, 24 de maio, às 18:00'. */
export function momentInWords(iso: string): string {
  const moment = new Date(iso);
  return `${weekdayAndDay(moment)}, às ${clock(moment)}`;
}

/** A day, 2026-03-01, as people write it: '1º de março de 2026'. */
export const dayInWords = (on: string): string => dayOfUtc(new Date(`${on}T00:00Z`)).replace(/^1 /, '1º ');

/** The day of a moment by the device's own clock: '24 de maio de 2026'. */
export const dayHereInWords = (iso: string): string => dayHere(new Date(iso));

/** The hour alone: '20h', '20h30'. */
export function hourText(time: number): string {
  const [hour = '', minute = ''] = clock(time).split(':');
  return `${Number(hour)}h${minute === '00' ? '' : minute}`;
}

const shortWeekday = (time: number): string => weekday(time).replace('-feira', '');

/** The day of the week and the hour: 'quinta, 20h'. */
export const weekdayHourText = (time: number): string => `${shortWeekday(time)}, ${hourText(time)}`;

/** With the date, for a calendar: 'quinta, 26/11, 20h'. */
export const datedHourText = (time: number): string => `${shortWeekday(time)}, ${dayAndMonth(time)}, ${hourText(time)}`;

/** '09:05'. */
export const timeText = inBrasilia({ hour: '2-digit', minute: '2-digit' });

/** '26/11/2026, 09:05'. */
export const dateTimeText = inBrasilia({ dateStyle: 'short', timeStyle: 'short' });

/** What Brasília's clock shows, in ISO 8601 without a zone: '2026-11-26T20:00:00'. */
export const isoInBrasilia = (time: number): string => digits(time).replace(' ', 'T');
