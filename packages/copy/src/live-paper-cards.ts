import { SEAT_PICTURES } from '@consorcio/rules/live-words';
import { feminine } from './digits.ts';

/* Cards of seats on paper: the way back to a seat from any device (LIVE section 6). */

export const seatCardCopy = {
  title: 'Cartões dos lugares',
  about: 'Oito em cada folha A4: recorte e entregue. O cartão leva cada pessoa de volta ao seu lugar.',
  which: 'Quais cartões?',
  blank: 'Em branco, para antes de entrar',
  blankAbout: 'Cada pessoa anota a cota e as figuras quando entra.',
  taken: (count: number) => `Com a cota, para quem já entrou (${count})`,
  takenAbout: 'As figuras são segredo de cada pessoa: por isso o espaço vem vazio.',
  nobody: 'Ninguém entrou ainda.',
  print: 'IMPRIMIR',
  link: 'CARTÕES DOS LUGARES',
  back: 'VOLTAR AO GRUPO',
  name: 'Consórcio ao vivo',
  code: 'Código',
  quota: 'Cota',
  join: 'Aponte a câmera para entrar.',
  comeBack: 'Trocou de aparelho? Aponte a câmera e toque nas suas figuras.',
  comeBackAt: (address: string) => `Trocou de aparelho? Abra ${address}, diga a cota e toque nas figuras.`,
  draw: `Suas ${feminine(SEAT_PICTURES)} figuras, na ordem`,
  joinLabel: 'Endereço para entrar no grupo',
  backLabel: 'Endereço para voltar ao lugar',
} as const;
