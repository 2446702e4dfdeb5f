import type { QuizFamily, QuizForm } from '@consorcio/rules/vocabulary';

/** A case with its question and three options; 'Não sei' is the same for all. */
export interface QuizItem {
  readonly question: string;
  /** The right one. */
  readonly k: string;
  /** The two misconceptions of the family. */
  readonly x: string;
  readonly y: string;
}

/** LEARN 2.2. In a family only people and numbers change, so that its items are as hard as each other. */
export const QUIZ_ITEMS: Readonly<Record<QuizForm, Readonly<Record<QuizFamily, QuizItem>>>> = {
  A: {
    PAR: {
      question:
        'A parcela de Bia é de R$ 590: R$ 505 de fundo comum, R$ 75 de taxa e R$ 10 de reserva. Depois de 10 parcelas, quanto ela pôs no dinheiro que paga as cartas?',
      k: 'R$ 5.050',
      x: 'R$ 5.900',
      y: 'R$ 750',
    },
    SOR: {
      question:
        'O sorteio usa um globo. Há 40 cotas esperando, todas em dia. A carta de Rita vale o dobro da de Caio, e ele espera há mais tempo. Quem tem mais chance neste mês?',
      k: 'Igual: 1 em 40 cada',
      x: 'Rita, pela carta maior',
      y: 'Caio, pelo tempo de espera',
    },
    LAN: {
      question:
        'Jorge tem R$ 2.000 guardados. Ofereceu R$ 1.500 de lance, e outra cota venceu. Depois recebeu R$ 300. Com quanto ele pode contar agora?',
      k: 'R$ 2.300',
      x: 'R$ 800',
      y: 'R$ 800, e R$ 1.500 só no fim do grupo',
    },
    CON: {
      question:
        'Plano de 60 parcelas. Cida pagou 10 e venceu com um lance que paga as 15 últimas. Quantas ela ainda paga?',
      k: '35',
      x: 'Nenhuma',
      y: '50',
    },
    ATR: {
      question:
        'A parcela de R$ 400 atrasou um mês. O contrato cobra 2% de multa e 1% de juros ao mês. A assembleia é hoje, e a parcela não foi paga. O que acontece?',
      k: 'Deve R$ 412 e fica fora do sorteio',
      x: 'Deve R$ 412 e entra no sorteio de hoje',
      y: 'Deve R$ 412 e a cota é excluída hoje',
    },
    SAI: {
      question:
        'Sílvia pagou 12 parcelas de R$ 590 e saiu sem a carta. R$ 500 de cada uma foram para o fundo comum. A multa do contrato é de 10%. Sem contar a correção pelo preço do bem, o que ela recebe em geral?',
      k: 'R$ 5.400, no sorteio da cota ou no fim',
      x: 'R$ 7.080, já no mês seguinte ao da saída',
      y: 'R$ 0, porque a parte paga fica com o grupo',
    },
    REA: {
      question: 'Carta de R$ 50.000, parcela de R$ 1.000. O contrato segue o preço do bem, e ele sobe 6%. Como ficam?',
      k: 'Carta 53.000, parcela 1.060',
      x: 'Carta 53.000, parcela 1.000',
      y: 'Carta 50.000, parcela 1.060',
    },
    ESC: {
      question:
        'Nara precisa da moto em 20 dias para trabalhar. Consórcio: 60 parcelas de R$ 360. Financiamento: 60 de R$ 514, com a moto na hora. As duas parcelas cabem no bolso. O que faz mais sentido para ela?',
      k: 'Pagar R$ 514 e ter a moto já',
      x: 'Pagar R$ 360, porque sem juros compensa',
      y: 'Pagar R$ 360 e ter a moto com um lance no 1º mês',
    },
  },
  B: {
    PAR: {
      question:
        'A parcela de Davi é de R$ 702: R$ 598 de fundo comum, R$ 92 de taxa e R$ 12 de reserva. Depois de 10 parcelas, quanto ele pôs no dinheiro que paga as cartas?',
      k: 'R$ 5.980',
      x: 'R$ 7.020',
      y: 'R$ 920',
    },
    SOR: {
      question:
        'O sorteio usa um globo. Há 50 cotas esperando, todas em dia. A carta de Léo vale o dobro da de Dora, e ela já perdeu 20 sorteios. Quem tem mais chance neste mês?',
      k: 'Igual: 1 em 50 cada',
      x: 'Léo, pela carta maior',
      y: 'Dora, pelo tempo de espera',
    },
    LAN: {
      question:
        'Keila tem R$ 3.000 guardados. Ofereceu R$ 2.200 de lance, e outra cota venceu. Depois recebeu R$ 400. Com quanto ela pode contar agora?',
      k: 'R$ 3.400',
      x: 'R$ 1.200',
      y: 'R$ 1.200, e R$ 2.200 só no fim do grupo',
    },
    CON: {
      question:
        'Plano de 48 parcelas. Tião pagou 8 e venceu com um lance que paga as 10 últimas. Quantas ele ainda paga?',
      k: '30',
      x: 'Nenhuma',
      y: '40',
    },
    ATR: {
      question:
        'A parcela de R$ 600 atrasou um mês. O contrato cobra 2% de multa e 1% de juros ao mês. A assembleia é hoje, e a parcela não foi paga. O que acontece?',
      k: 'Deve R$ 618 e fica fora do sorteio',
      x: 'Deve R$ 618 e entra no sorteio de hoje',
      y: 'Deve R$ 618 e a cota é excluída hoje',
    },
    SAI: {
      question:
        'Otávio pagou 20 parcelas de R$ 702 e saiu sem a carta. R$ 600 de cada uma foram para o fundo comum. A multa do contrato é de 10%. Sem contar a correção pelo preço do bem, o que ele recebe em geral?',
      k: 'R$ 10.800, no sorteio da cota ou no fim',
      x: 'R$ 14.040, já no mês seguinte ao da saída',
      y: 'R$ 0, porque a parte paga fica com o grupo',
    },
    REA: {
      question: 'Carta de R$ 40.000, parcela de R$ 800. O contrato segue o preço do bem, e ele sobe 5%. Como ficam?',
      k: 'Carta 42.000, parcela 840',
      x: 'Carta 42.000, parcela 800',
      y: 'Carta 40.000, parcela 840',
    },
    ESC: {
      question:
        'Nonato precisa do forno em 30 dias para não fechar. Consórcio: 50 parcelas de R$ 480. Financiamento: 50 de R$ 664, com o forno na hora. As duas parcelas cabem no bolso. O que faz mais sentido para ele?',
      k: 'Pagar R$ 664 e ter o forno já',
      x: 'Pagar R$ 480, porque sem juros compensa',
      y: 'Pagar R$ 480 e ter o forno com um lance no 1º mês',
    },
  },
  C: {
    PAR: {
      question:
        'A parcela de Nara é de R$ 847: R$ 705 de fundo comum, R$ 135 de taxa e R$ 7 de reserva. Depois de 10 parcelas, quanto ela pôs no dinheiro que paga as cartas?',
      k: 'R$ 7.050',
      x: 'R$ 8.470',
      y: 'R$ 1.350',
    },
    SOR: {
      question:
        'O sorteio usa um globo. Há 25 cotas esperando, todas em dia. A carta de Tânia vale o dobro da de Ivo, e ele entrou três anos antes. Quem tem mais chance neste mês?',
      k: 'Igual: 1 em 25 cada',
      x: 'Tânia, pela carta maior',
      y: 'Ivo, pelo tempo de espera',
    },
    LAN: {
      question:
        'Téo tem R$ 1.800 guardados. Ofereceu R$ 1.000 de lance, e outra cota venceu. Depois recebeu R$ 200. Com quanto ele pode contar agora?',
      k: 'R$ 2.000',
      x: 'R$ 1.000',
      y: 'R$ 1.000, e R$ 1.000 só no fim do grupo',
    },
    CON: {
      question:
        'Plano de 72 parcelas. Lia pagou 12 e venceu com um lance que paga as 20 últimas. Quantas ela ainda paga?',
      k: '40',
      x: 'Nenhuma',
      y: '60',
    },
    ATR: {
      question:
        'A parcela de R$ 800 atrasou um mês. O contrato cobra 2% de multa e 1% de juros ao mês. A assembleia é hoje, e a parcela não foi paga. O que acontece?',
      k: 'Deve R$ 824 e fica fora do sorteio',
      x: 'Deve R$ 824 e entra no sorteio de hoje',
      y: 'Deve R$ 824 e a cota é excluída hoje',
    },
    SAI: {
      question:
        'Helô pagou 15 parcelas de R$ 847 e saiu sem a carta. R$ 700 de cada uma foram para o fundo comum. A multa do contrato é de 10%. Sem contar a correção pelo preço do bem, o que ela recebe em geral?',
      k: 'R$ 9.450, no sorteio da cota ou no fim',
      x: 'R$ 12.705, já no mês seguinte ao da saída',
      y: 'R$ 0, porque a parte paga fica com o grupo',
    },
    REA: {
      question: 'Carta de R$ 60.000, parcela de R$ 1.200. O contrato segue o preço do bem, e ele sobe 4%. Como ficam?',
      k: 'Carta 62.400, parcela 1.248',
      x: 'Carta 62.400, parcela 1.200',
      y: 'Carta 60.000, parcela 1.248',
    },
    ESC: {
      question:
        'Ceci precisa do computador em 15 dias para o curso. Consórcio: 36 parcelas de R$ 130. Financiamento: 36 de R$ 179, com ele na hora. As duas parcelas cabem no bolso. O que faz mais sentido para ela?',
      k: 'Pagar R$ 179 e ter o computador já',
      x: 'Pagar R$ 130, porque sem juros compensa',
      y: 'Pagar R$ 130 e ter o computador com um lance no 1º mês',
    },
  },
};
