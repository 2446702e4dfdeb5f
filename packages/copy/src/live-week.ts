import { FIRST_HOUR_DAYS } from '@consorcio/contract/wire';
import { counted } from './digits.ts';

/* A live group over days: its calendar, and assemblies that are watched as recordings (LIVE 3.13, 6.2). */

const hours = (count: number): string => (count === 1 ? 'Falta 1 h.' : `Faltam ${count} h.`);
const days = (count: number): string => `${count === 1 ? 'Falta' : 'Faltam'} ${counted(count, 'dia', 'dias')}.`;
const HOURS_OF_TWO_DAYS = 48;

/** How long it is, in hours. */
const leftText = (left: number): string => {
  if (left < 1) return 'Falta menos de 1 h.';
  const whole = Math.round(left);
  return whole < HOURS_OF_TWO_DAYS ? hours(whole) : days(Math.floor(whole / 24));
};

export const weekCopy = {
  first: 'Quando a sala fecha?',
  firstAbout: 'Data e hora de Brasília. Os meses fecham nessa mesma hora.',
  every: 'Uma assembleia',
  everyDays: { 1: 'todo dia', 2: 'a cada 2 dias', 7: 'toda semana' },
  badFirst: `Escolha uma hora que ainda vem, em até ${FIRST_HOUR_DAYS} dias.`,
  calendar: 'Calendário',
  room: 'A sala fecha',
  assembly: (month: number) => `Assembleia do mês ${month}`,
  /** Beside the hour at which the room closes, on the phone. */
  waiting: 'Com 2 pessoas ou mais, o jogo começa nessa hora. Volte depois dela e jogue o primeiro mês.',
  roomAt: (hour: string) => `A sala fecha: ${hour}.`,
  nextAt: (hour: string) => `Próxima assembleia: ${hour}.`,
  left: leftText,
  sealed: (hour: string) => `Sua jogada deste mês está lacrada. Volte depois da assembleia: ${hour}.`,
  held: (month: number) => `A assembleia do mês ${month} já foi.`,
  watch: (seconds: number) => `ASSISTIR (${seconds} s)`,
  next: 'PRÓXIMO',
  leave: 'VOLTAR',
  /** Opens what is the projector in other groups: here the host sends its address. */
  page: 'PÁGINA DO GRUPO',
  closing: 'A assembleia já vai estar aqui para assistir.',
  ended: 'Obrigado por jogar! Converse com o grupo sobre o que vocês viveram.',
} as const;
