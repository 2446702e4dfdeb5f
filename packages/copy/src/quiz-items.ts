import type { QuizFamily, QuizForm, QuizVersion } from '@consorcio/rules/vocabulary';

/** A case with its question and three options; 'Não sei' is the same for all. */
export interface QuizItem {
  readonly question: string;
  /** The right one. */
  readonly k: string;
  /** The two misconceptions of the family. */
  readonly x: string;
  readonly y: string;
}

type ItemSet = Readonly<Record<QuizForm, Readonly<Record<QuizFamily, QuizItem>>>>;

export const item = (question: string, k: string, x: string, y: string): QuizItem => ({ question, k, x, y });

/** LEARN 2.2. In a family only people and numbers change, so that its items are as hard as each other. */
const SECOND: ItemSet = {
  A: {
    PAR: item(
      'A parcela de Bia é de R$ 590: R$ 505 de fundo comum, R$ 75 de taxa e R$ 10 de reserva. Depois de 10 parcelas, quanto ela pôs no dinheiro que paga as cartas?',
      'R$ 5.050',
      'R$ 5.900',
      'R$ 750',
    ),
    SOR: item(
      'O sorteio usa um globo. Há 40 cotas esperando, todas em dia. A carta de Rita vale o dobro da de Caio, e ele espera há mais tempo. Quem tem mais chance neste mês?',
      'Igual: 1 em 40 cada',
      'Rita, pela carta maior',
      'Caio, pelo tempo de espera',
    ),
    LAN: item(
      'Jorge tem R$ 2.000 guardados. Ofereceu R$ 1.500 de lance, e outra cota venceu. Depois recebeu R$ 300. Com quanto ele pode contar agora?',
      'R$ 2.300',
      'R$ 800',
      'R$ 800, e R$ 1.500 só no fim do grupo',
    ),
    CON: item(
      'Plano de 60 parcelas. Cida pagou 10 e venceu com um lance que paga as 15 últimas. Quantas ela ainda paga?',
      '35',
      'Nenhuma',
      '50',
    ),
    ATR: item(
      'A parcela de R$ 400 atrasou um mês. O contrato cobra 2% de multa e 1% de juros ao mês. A assembleia é hoje, e a parcela não foi paga. O que acontece?',
      'Deve R$ 412 e fica fora do sorteio',
      'Deve R$ 412 e entra no sorteio de hoje',
      'Deve R$ 412 e a cota é excluída hoje',
    ),
    SAI: item(
      'Sílvia pagou 12 parcelas de R$ 590 e saiu sem a carta. R$ 500 de cada uma foram para o fundo comum. A multa do contrato é de 10%. Sem contar a correção pelo preço do bem, o que ela recebe em geral?',
      'R$ 5.400, no sorteio da cota ou no fim',
      'R$ 7.080, já no mês seguinte ao da saída',
      'R$ 0, porque a parte paga fica com o grupo',
    ),
    REA: item(
      'Carta de R$ 50.000, parcela de R$ 1.000. O contrato segue o preço do bem, e ele sobe 6%. Como ficam?',
      'Carta 53.000, parcela 1.060',
      'Carta 53.000, parcela 1.000',
      'Carta 50.000, parcela 1.060',
    ),
    ESC: item(
      'Nara precisa da moto em 20 dias para trabalhar. Consórcio: 60 parcelas de R$ 360. Financiamento: 60 de R$ 514, com a moto na hora. As duas parcelas cabem no bolso. O que faz mais sentido para ela?',
      'Pagar R$ 514 e ter a moto já',
      'Pagar R$ 360, porque sem juros compensa',
      'Pagar R$ 360 e ter a moto com um lance no 1º mês',
    ),
  },
  B: {
    PAR: item(
      'A parcela de Davi é de R$ 702: R$ 598 de fundo comum, R$ 92 de taxa e R$ 12 de reserva. Depois de 10 parcelas, quanto ele pôs no dinheiro que paga as cartas?',
      'R$ 5.980',
      'R$ 7.020',
      'R$ 920',
    ),
    SOR: item(
      'O sorteio usa um globo. Há 50 cotas esperando, todas em dia. A carta de Léo vale o dobro da de Dora, e ela já perdeu 20 sorteios. Quem tem mais chance neste mês?',
      'Igual: 1 em 50 cada',
      'Léo, pela carta maior',
      'Dora, pelo tempo de espera',
    ),
    LAN: item(
      'Keila tem R$ 3.000 guardados. Ofereceu R$ 2.200 de lance, e outra cota venceu. Depois recebeu R$ 400. Com quanto ela pode contar agora?',
      'R$ 3.400',
      'R$ 1.200',
      'R$ 1.200, e R$ 2.200 só no fim do grupo',
    ),
    CON: item(
      'Plano de 48 parcelas. Tião pagou 8 e venceu com um lance que paga as 10 últimas. Quantas ele ainda paga?',
      '30',
      'Nenhuma',
      '40',
    ),
    ATR: item(
      'A parcela de R$ 600 atrasou um mês. O contrato cobra 2% de multa e 1% de juros ao mês. A assembleia é hoje, e a parcela não foi paga. O que acontece?',
      'Deve R$ 618 e fica fora do sorteio',
      'Deve R$ 618 e entra no sorteio de hoje',
      'Deve R$ 618 e a cota é excluída hoje',
    ),
    SAI: item(
      'Otávio pagou 20 parcelas de R$ 702 e saiu sem a carta. R$ 600 de cada uma foram para o fundo comum. A multa do contrato é de 10%. Sem contar a correção pelo preço do bem, o que ele recebe em geral?',
      'R$ 10.800, no sorteio da cota ou no fim',
      'R$ 14.040, já no mês seguinte ao da saída',
      'R$ 0, porque a parte paga fica com o grupo',
    ),
    REA: item(
      'Carta de R$ 40.000, parcela de R$ 800. O contrato segue o preço do bem, e ele sobe 5%. Como ficam?',
      'Carta 42.000, parcela 840',
      'Carta 42.000, parcela 800',
      'Carta 40.000, parcela 840',
    ),
    ESC: item(
      'Nonato precisa do forno em 30 dias para não fechar. Consórcio: 50 parcelas de R$ 480. Financiamento: 50 de R$ 664, com o forno na hora. As duas parcelas cabem no bolso. O que faz mais sentido para ele?',
      'Pagar R$ 664 e ter o forno já',
      'Pagar R$ 480, porque sem juros compensa',
      'Pagar R$ 480 e ter o forno com um lance no 1º mês',
    ),
  },
  C: {
    PAR: item(
      'A parcela de Nara é de R$ 847: R$ 705 de fundo comum, R$ 135 de taxa e R$ 7 de reserva. Depois de 10 parcelas, quanto ela pôs no dinheiro que paga as cartas?',
      'R$ 7.050',
      'R$ 8.470',
      'R$ 1.350',
    ),
    SOR: item(
      'O sorteio usa um globo. Há 25 cotas esperando, todas em dia. A carta de Tânia vale o dobro da de Ivo, e ele entrou três anos antes. Quem tem mais chance neste mês?',
      'Igual: 1 em 25 cada',
      'Tânia, pela carta maior',
      'Ivo, pelo tempo de espera',
    ),
    LAN: item(
      'Téo tem R$ 1.800 guardados. Ofereceu R$ 1.000 de lance, e outra cota venceu. Depois recebeu R$ 200. Com quanto ele pode contar agora?',
      'R$ 2.000',
      'R$ 1.000',
      'R$ 1.000, e R$ 1.000 só no fim do grupo',
    ),
    CON: item(
      'Plano de 72 parcelas. Lia pagou 12 e venceu com um lance que paga as 20 últimas. Quantas ela ainda paga?',
      '40',
      'Nenhuma',
      '60',
    ),
    ATR: item(
      'A parcela de R$ 800 atrasou um mês. O contrato cobra 2% de multa e 1% de juros ao mês. A assembleia é hoje, e a parcela não foi paga. O que acontece?',
      'Deve R$ 824 e fica fora do sorteio',
      'Deve R$ 824 e entra no sorteio de hoje',
      'Deve R$ 824 e a cota é excluída hoje',
    ),
    SAI: item(
      'Helô pagou 15 parcelas de R$ 847 e saiu sem a carta. R$ 700 de cada uma foram para o fundo comum. A multa do contrato é de 10%. Sem contar a correção pelo preço do bem, o que ela recebe em geral?',
      'R$ 9.450, no sorteio da cota ou no fim',
      'R$ 12.705, já no mês seguinte ao da saída',
      'R$ 0, porque a parte paga fica com o grupo',
    ),
    REA: item(
      'Carta de R$ 60.000, parcela de R$ 1.200. O contrato segue o preço do bem, e ele sobe 4%. Como ficam?',
      'Carta 62.400, parcela 1.248',
      'Carta 62.400, parcela 1.200',
      'Carta 60.000, parcela 1.248',
    ),
    ESC: item(
      'Ceci precisa do computador em 15 dias para o curso. Consórcio: 36 parcelas de R$ 130. Financiamento: 36 de R$ 179, com ele na hora. As duas parcelas cabem no bolso. O que faz mais sentido para ela?',
      'Pagar R$ 179 e ter o computador já',
      'Pagar R$ 130, porque sem juros compensa',
      'Pagar R$ 130 e ter o computador com um lance no 1º mês',
    ),
  },
};

/** The second set without cues: neither the length nor the words nor the numbers of an option tell that it is right. */
const THIRD: ItemSet = {
  A: {
    PAR: item(
      'A parcela de Bia é de R$ 620: R$ 505 de fundo comum, R$ 105 de taxa e R$ 10 de reserva. Depois de 10 parcelas, quanto ela pôs no dinheiro que paga as cartas?',
      'R$ 5.050',
      'R$ 6.200',
      'R$ 1.050',
    ),
    SOR: item(
      'O sorteio usa um globo. Há 40 cotas esperando, todas em dia. A carta de Rita vale o dobro da de Caio, e ele espera há mais tempo. Quem tem mais chance neste mês?',
      'Nenhum dos dois, porque é uma bola por cota',
      'Rita, porque a carta dela vale o dobro',
      'Caio, porque espera há mais tempo que ela',
    ),
    LAN: SECOND.A.LAN,
    CON: item(
      'Plano de 60 parcelas. Cida pagou 10 e venceu com um lance que paga as 15 últimas. Quantas ela ainda paga?',
      '35',
      '0',
      '50',
    ),
    ATR: item(
      SECOND.A.ATR.question,
      'Deve R$ 412 e fica fora do sorteio',
      'Deve R$ 412 e ainda entra no sorteio',
      'Deve R$ 412 e a cota já está excluída',
    ),
    SAI: item(
      'Sílvia pagou 12 parcelas de R$ 590 e saiu sem a carta. R$ 500 de cada uma foram para o fundo comum. A multa do contrato é de 10%. Sem contar a correção pelo preço do bem, o que ela recebe em geral?',
      'R$ 5.400, no sorteio da cota ou no fim do grupo',
      'R$ 7.080, já no mês seguinte ao da saída',
      'R$ 0, porque a parte paga fica com o grupo',
    ),
    REA: SECOND.A.REA,
    ESC: item(
      'Nara precisa da moto em 20 dias para trabalhar. Consórcio: 60 parcelas de R$ 360. Financiamento: 60 de R$ 514, com a moto na hora. As duas parcelas cabem no bolso. O que faz mais sentido para ela?',
      'Financiar, pagar mais e ter a moto já',
      'Fazer consórcio, porque sem juros compensa',
      'Dar um lance no consórcio e ter a moto já',
    ),
  },
  B: {
    PAR: item(
      'A parcela de Davi é de R$ 720: R$ 598 de fundo comum, R$ 110 de taxa e R$ 12 de reserva. Depois de 10 parcelas, quanto ele pôs no dinheiro que paga as cartas?',
      'R$ 5.980',
      'R$ 7.200',
      'R$ 1.100',
    ),
    SOR: item(
      'O sorteio usa um globo. Há 50 cotas esperando, todas em dia. A carta de Léo vale o dobro da de Dora, e ela já perdeu 20 sorteios. Quem tem mais chance neste mês?',
      'Nenhum dos dois, porque é uma bola por cota',
      'Léo, porque a carta dele vale o dobro',
      'Dora, porque já perdeu muitos sorteios',
    ),
    LAN: SECOND.B.LAN,
    CON: item(
      'Plano de 48 parcelas. Tião pagou 8 e venceu com um lance que paga as 10 últimas. Quantas ele ainda paga?',
      '30',
      '0',
      '40',
    ),
    ATR: item(
      SECOND.B.ATR.question,
      'Deve R$ 618 e fica fora do sorteio',
      'Deve R$ 618 e ainda entra no sorteio',
      'Deve R$ 618 e a cota já está excluída',
    ),
    SAI: item(
      'Otávio pagou 20 parcelas de R$ 702 e saiu sem a carta. R$ 600 de cada uma foram para o fundo comum. A multa do contrato é de 10%. Sem contar a correção pelo preço do bem, o que ele recebe em geral?',
      'R$ 10.800, no sorteio da cota ou no fim do grupo',
      'R$ 14.040, já no mês seguinte ao da saída',
      'R$ 0, porque a parte paga fica com o grupo',
    ),
    REA: SECOND.B.REA,
    ESC: item(
      'Nonato precisa do forno em 30 dias para não fechar. Consórcio: 50 parcelas de R$ 480. Financiamento: 50 de R$ 664, com o forno na hora. As duas parcelas cabem no bolso. O que faz mais sentido para ele?',
      'Financiar, pagar mais e ter o forno já',
      'Fazer consórcio, porque sem juros compensa',
      'Dar um lance no consórcio e ter o forno já',
    ),
  },
  C: {
    PAR: SECOND.C.PAR,
    SOR: item(
      'O sorteio usa um globo. Há 25 cotas esperando, todas em dia. A carta de Tânia vale o dobro da de Ivo, e ele entrou três anos antes. Quem tem mais chance neste mês?',
      'Nenhum dos dois, porque é uma bola por cota',
      'Tânia, porque a carta dela vale o dobro',
      'Ivo, porque entrou muito antes dela',
    ),
    LAN: item(
      'Téo tem R$ 1.800 guardados. Ofereceu R$ 1.300 de lance, e outra cota venceu. Depois recebeu R$ 200. Com quanto ele pode contar agora?',
      'R$ 2.000',
      'R$ 700',
      'R$ 700, e R$ 1.300 só no fim do grupo',
    ),
    CON: item(
      'Plano de 72 parcelas. Lia pagou 12 e venceu com um lance que paga as 20 últimas. Quantas ela ainda paga?',
      '40',
      '0',
      '60',
    ),
    ATR: item(
      SECOND.C.ATR.question,
      'Deve R$ 824 e fica fora do sorteio',
      'Deve R$ 824 e ainda entra no sorteio',
      'Deve R$ 824 e a cota já está excluída',
    ),
    SAI: item(
      'Helô pagou 15 parcelas de R$ 847 e saiu sem a carta. R$ 700 de cada uma foram para o fundo comum. A multa do contrato é de 10%. Sem contar a correção pelo preço do bem, o que ela recebe em geral?',
      'R$ 9.450, no sorteio da cota ou no fim do grupo',
      'R$ 12.705, já no mês seguinte ao da saída',
      'R$ 0, porque a parte paga fica com o grupo',
    ),
    REA: SECOND.C.REA,
    ESC: item(
      'Ceci precisa do notebook em 15 dias para o curso. Consórcio: 36 parcelas de R$ 130. Financiamento: 36 de R$ 179, com ele na hora. As duas parcelas cabem no bolso. O que faz mais sentido para ela?',
      'Financiar, pagar mais e ter o notebook já',
      'Fazer consórcio, porque sem juros compensa',
      'Dar um lance no consórcio e ter o notebook já',
    ),
  },
};

/** What was ever asked, by the number of its set: a set that was served never changes, because answers to it are kept. */
export const QUIZ_ITEMS: Readonly<Record<QuizVersion, ItemSet>> = { 2: SECOND, 3: THIRD };
