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
        'A parcela de Bia é de R$ 590: R$ 500 de fundo comum, R$ 80 de taxa e R$ 10 de reserva. Depois de 10 parcelas, quanto ela pôs no dinheiro que paga as cartas?',
      k: 'R$ 5.000',
      x: 'R$ 5.900',
      y: 'R$ 800',
    },
    SOR: {
      question:
        'O sorteio usa um globo. Há 40 cotas esperando, todas em dia. A carta de Rita vale o dobro da de Caio, e ela espera há mais tempo. Quem tem mais chance neste mês?',
      k: 'Ninguém: 1 em 40 cada',
      x: 'Rita, pela carta maior',
      y: 'Rita, pelo tempo de espera',
    },
    LAN: {
      question:
        'Jorge tem R$ 2.000 guardados. Ofereceu R$ 1.500 de lance, e outra cota venceu. Com quanto ele pode contar agora?',
      k: 'R$ 2.000',
      x: 'R$ 500',
      y: 'R$ 500, e R$ 1.500 só no fim do grupo',
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
      x: 'Deve R$ 412 e entra no sorteio',
      y: 'A cota é excluída hoje',
    },
    SAI: {
      question:
        'Sílvia pagou 12 parcelas de R$ 590 e saiu sem ser contemplada. R$ 500 de cada uma foram para o fundo comum. A multa do contrato é de 10%. Em geral, o que ela recebe?',
      k: 'R$ 5.400, no sorteio da cota ou no fim',
      x: 'R$ 7.080, no mês seguinte',
      y: 'Nada, quem sai perde tudo',
    },
    REA: {
      question: 'Carta de R$ 50.000, parcela de R$ 1.000. O contrato segue o preço do bem, e ele sobe 6%. Como ficam?',
      k: 'Carta 53.000, parcela 1.060',
      x: 'Carta 53.000, parcela 1.000',
      y: 'Carta 50.000, parcela 1.060',
    },
    ESC: {
      question:
        'Nara precisa da moto em 20 dias para trabalhar. Consórcio: 60 parcelas de R$ 360. Financiamento: 60 de R$ 514, com a moto na hora. O que faz mais sentido para ela?',
      k: 'O financiamento, que custa mais e entrega já',
      x: 'O consórcio, que sem juros sempre compensa',
      y: 'O consórcio, com um lance no primeiro mês',
    },
  },
  B: {
    PAR: {
      question:
        'A parcela de Davi é de R$ 702: R$ 600 de fundo comum, R$ 90 de taxa e R$ 12 de reserva. Depois de 10 parcelas, quanto ele pôs no dinheiro que paga as cartas?',
      k: 'R$ 6.000',
      x: 'R$ 7.020',
      y: 'R$ 900',
    },
    SOR: {
      question:
        'O sorteio usa um globo. Há 50 cotas esperando, todas em dia. A carta de Léo vale o dobro da de Dora, e ele já perdeu 20 sorteios. Quem tem mais chance neste mês?',
      k: 'Ninguém: 1 em 50 cada',
      x: 'Léo, pela carta maior',
      y: 'Léo, pelo tempo de espera',
    },
    LAN: {
      question:
        'Keila tem R$ 3.000 guardados. Ofereceu R$ 2.200 de lance, e outra cota venceu. Com quanto ela pode contar agora?',
      k: 'R$ 3.000',
      x: 'R$ 800',
      y: 'R$ 800, e R$ 2.200 só no fim do grupo',
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
      x: 'Deve R$ 618 e entra no sorteio',
      y: 'A cota é excluída hoje',
    },
    SAI: {
      question:
        'Otávio pagou 20 parcelas de R$ 702 e saiu sem ser contemplado. R$ 600 de cada uma foram para o fundo comum. A multa do contrato é de 10%. Em geral, o que ele recebe?',
      k: 'R$ 10.800, no sorteio da cota ou no fim',
      x: 'R$ 14.040, no mês seguinte',
      y: 'Nada, quem sai perde tudo',
    },
    REA: {
      question: 'Carta de R$ 40.000, parcela de R$ 800. O contrato segue o preço do bem, e ele sobe 5%. Como ficam?',
      k: 'Carta 42.000, parcela 840',
      x: 'Carta 42.000, parcela 800',
      y: 'Carta 40.000, parcela 840',
    },
    ESC: {
      question:
        'Nonato precisa do forno em 30 dias para não fechar. Consórcio: 50 parcelas de R$ 480. Financiamento: 50 de R$ 664, com o forno na hora. O que faz mais sentido para ele?',
      k: 'O financiamento, que custa mais e entrega já',
      x: 'O consórcio, que sem juros sempre compensa',
      y: 'O consórcio, com um lance no primeiro mês',
    },
  },
  C: {
    PAR: {
      question:
        'A parcela de Nara é de R$ 847: R$ 700 de fundo comum, R$ 140 de taxa e R$ 7 de reserva. Depois de 10 parcelas, quanto ela pôs no dinheiro que paga as cartas?',
      k: 'R$ 7.000',
      x: 'R$ 8.470',
      y: 'R$ 1.400',
    },
    SOR: {
      question:
        'O sorteio usa um globo. Há 25 cotas esperando, todas em dia. A carta de Tânia vale o dobro da de Ivo, e ela entrou três anos antes. Quem tem mais chance neste mês?',
      k: 'Ninguém: 1 em 25 cada',
      x: 'Tânia, pela carta maior',
      y: 'Tânia, pelo tempo de espera',
    },
    LAN: {
      question:
        'Téo tem R$ 1.800 guardados. Ofereceu R$ 1.000 de lance, e outra cota venceu. Com quanto ele pode contar agora?',
      k: 'R$ 1.800',
      x: 'R$ 800',
      y: 'R$ 800, e R$ 1.000 só no fim do grupo',
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
      x: 'Deve R$ 824 e entra no sorteio',
      y: 'A cota é excluída hoje',
    },
    SAI: {
      question:
        'Helô pagou 15 parcelas de R$ 847 e saiu sem ser contemplada. R$ 700 de cada uma foram para o fundo comum. A multa do contrato é de 10%. Em geral, o que ela recebe?',
      k: 'R$ 9.450, no sorteio da cota ou no fim',
      x: 'R$ 12.705, no mês seguinte',
      y: 'Nada, quem sai perde tudo',
    },
    REA: {
      question: 'Carta de R$ 60.000, parcela de R$ 1.200. O contrato segue o preço do bem, e ele sobe 4%. Como ficam?',
      k: 'Carta 62.400, parcela 1.248',
      x: 'Carta 62.400, parcela 1.200',
      y: 'Carta 60.000, parcela 1.248',
    },
    ESC: {
      question:
        'Ceci precisa do computador em 15 dias para o curso. Consórcio: 36 parcelas de R$ 130. Financiamento: 36 de R$ 179, com ele na hora. O que faz mais sentido para ela?',
      k: 'O financiamento, que custa mais e entrega já',
      x: 'O consórcio, que sem juros sempre compensa',
      y: 'O consórcio, com um lance no primeiro mês',
    },
  },
};
