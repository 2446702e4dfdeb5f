/** The zone of the week: UTC-3. RULES2 F.2. */
const ZONE = 'America/Sao_Paulo';
const DAY = new Intl.DateTimeFormat('pt-BR', { weekday: 'long', day: 'numeric', month: 'long', timeZone: ZONE });
const TIME = new Intl.DateTimeFormat('pt-BR', { hour: 'numeric', minute: '2-digit', timeZone: ZONE });

/** A moment of the week in words: 'domingo, 24 de maio, às 18:00'. `iso`: as the API returns it. */
export function momentOf(iso: string): string {
  const moment = new Date(iso);
  return `${DAY.format(moment)}, às ${TIME.format(moment)}`;
}
