const DAY = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'long', year: 'numeric' });

/** The day of a time of the API, as people write it. */
export const dayOf = (time: string): string => DAY.format(new Date(time));
