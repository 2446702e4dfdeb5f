import type { LIVE_FAMILIES, LiveForm } from '@consorcio/rules/live-words';
import { item, type QuizItem } from './quiz-items.ts';

const SPENT = 'Oferecer só moedas novas, as outras se foram';
const LOCKED = 'Esperar o fim do grupo, quando as moedas voltam';

/** The three questions before and after a live group (LIVE 5.1): none of the quiz's, whose answers are measured. */
export const LIVE_ITEMS: Readonly<Record<LiveForm, Readonly<Record<(typeof LIVE_FAMILIES)[number], QuizItem>>>> = {
  A: {
    SOR: item(
      'No mês passado saiu a cota 7. Agora há 9 bolas no globo, e uma é da cota 8. Qual é a chance da cota 8?',
      'Igual, porque há uma bola por cota',
      'Maior, porque é a próxima',
      'Menor, porque é vizinha da 7',
    ),
    LAN: item(
      'Zilda ofereceu 16 moedas e perdeu por uma. O que ela pode fazer no mês que vem?',
      'Oferecer as mesmas moedas e as que juntar',
      SPENT,
      LOCKED,
    ),
    CON: item(
      'Raul recebeu a carta por sorteio no mês 2, em um grupo de 6 meses. O que ele paga do mês 3 ao 6?',
      'A parcela, todo mês',
      'Nada, porque já recebeu a carta',
      'Só a taxa',
    ),
  },
  B: {
    SOR: item(
      'No mês passado saiu a cota 3. Agora há 7 bolas no globo, e uma é da cota 4. Qual é a chance da cota 4?',
      'Igual, porque há uma bola por cota',
      'Maior, porque é a próxima',
      'Menor, porque é vizinha da 3',
    ),
    LAN: item(
      'Anísio ofereceu 18 moedas e perdeu por duas. O que ele pode fazer no mês que vem?',
      'Oferecer as mesmas moedas e as que juntar',
      SPENT,
      LOCKED,
    ),
    CON: item(
      'Nair recebeu a carta por sorteio no mês 3, em um grupo de 5 meses. O que ela paga nos meses 4 e 5?',
      'A parcela, todo mês',
      'Nada, porque já recebeu a carta',
      'Só a taxa',
    ),
  },
};
