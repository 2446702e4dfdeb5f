import { BADGE_GRADES, BADGE_TYPES, type BadgeGrade, type BadgeType } from '../vocabulary.ts';

/** SPEC section 3 and RULES section 10. `value` is the counter at which the badge is granted. */
export interface Badge {
  /** 3 x place of the type, from 0, + grade: 1 to 45 (CONTENT section 2). */
  readonly id: number;
  readonly name: string;
  readonly label: string;
  readonly type: BadgeType;
  readonly grade: BadgeGrade;
  readonly value: number;
  readonly description: string;
}

type BadgeText = readonly [name: string, value: number, description: string];

/** By grade. Names avoid grammatical gender. */
const TEXTS: Readonly<Record<BadgeType, Readonly<Record<BadgeGrade, BadgeText>>>> = {
  PAYMENT_ON_TIME: {
    1: ['Primeira em Dia', 1, 'Pagou uma parcela em dia.'],
    2: ['Conta Certa', 5, 'Pagou 5 parcelas em dia.'],
    3: ['Pontualidade de Ouro', 15, 'Pagou 15 parcelas em dia.'],
  },
  GAME_TAPPER: {
    1: ['Ajudante de Chapa', 3, 'Jogou 3 vezes na Lanchonete dos Amigos.'],
    2: ['Chapa Firme', 10, 'Jogou 10 vezes na Lanchonete dos Amigos.'],
    3: ['Maestria no X-Tudo', 25, 'Jogou 25 vezes na Lanchonete dos Amigos.'],
  },
  GAME_MATCHES: {
    1: ['Olho na Vitrine', 3, 'Jogou 3 vezes no SHOPPING DOS PREÇOS.'],
    2: ['Caça-Oferta', 10, 'Jogou 10 vezes no SHOPPING DOS PREÇOS.'],
    3: ['Realeza do Desconto', 25, 'Jogou 25 vezes no SHOPPING DOS PREÇOS.'],
  },
  GAME_DANCER: {
    1: ['Pezinho na Pista', 3, 'Dançou 3 noites na UNIQUE HOUSE.'],
    2: ['Passinho Afiado', 10, 'Dançou 10 noites na UNIQUE HOUSE.'],
    3: ['Lenda da Pista', 25, 'Dançou 25 noites na UNIQUE HOUSE.'],
  },
  GAME_RUNNER: {
    1: ['Entrega Quentinha', 3, 'Jogou 3 vezes na PIZZARIA D`Bairro.'],
    2: ['Rota Conhecida', 10, 'Jogou 10 vezes na PIZZARIA D`Bairro.'],
    3: ['Raio do Bairro', 25, 'Jogou 25 vezes na PIZZARIA D`Bairro.'],
  },
  BID_PLACED: {
    1: ['Mão Levantada', 1, 'Deu o primeiro lance.'],
    2: ['Estrategista', 5, 'Deu 5 lances.'],
    3: ['Xadrez do Lance', 15, 'Deu 15 lances.'],
  },
  BID_WON: {
    1: ['Lance Certeiro', 1, 'Venceu um lance.'],
    2: ['Dose Dupla', 2, 'Venceu 2 lances.'],
    3: ['Planejamento Campeão', 4, 'Venceu 4 lances.'],
  },
  ASSEMBLY: {
    1: ['Cheguei na Assembleia', 1, 'Foi à primeira assembleia.'],
    2: ['Presença Confirmada', 10, 'Foi a 10 assembleias.'],
    3: ['Cadeira Cativa', 25, 'Foi a 25 assembleias.'],
  },
  JACKPOT_WON: {
    1: ['Foi o Meu Número!', 1, 'Sua cota saiu no sorteio. Sorte pura!'],
    2: ['De Novo Eu?', 2, 'Ganhou 2 sorteios.'],
    3: ['De Bem com a Sorte', 3, 'Ganhou 3 sorteios.'],
  },
  DREAM_DONE: {
    1: ['Sonho Realizado', 1, 'Realizou o primeiro sonho.'],
    2: ['Coleção de Sonhos', 3, 'Realizou 3 sonhos.'],
    3: ['Vida Planejada', 6, 'Realizou 6 sonhos.'],
  },
  SAVER: {
    1: ['Cofrinho', 5, 'Recebeu a carta e ainda tinha 5 de esforço.'],
    2: ['Pé-de-Meia', 12, 'Recebeu a carta e ainda tinha 12 de esforço.'],
    3: ['Colchão de Segurança', 20, 'Recebeu a carta e ainda tinha 20 de esforço.'],
  },
  BALANCE: {
    1: ['Na Medida', 1, 'Antes da carta, pagou a parcela e ficou com 5 ou mais de energia e de esforço.'],
    2: ['Equilibrista', 5, 'Ficou em equilíbrio depois de 5 parcelas antes da carta.'],
    3: ['Zen do Boleto', 15, 'Ficou em equilíbrio depois de 15 parcelas antes da carta.'],
  },
  EVENTS: {
    1: ['Coisas da Vida', 5, 'Viveu 5 imprevistos.'],
    2: ['Jogo de Cintura', 20, 'Viveu 20 imprevistos.'],
    3: ['Já Vi de Tudo', 50, 'Viveu 50 imprevistos.'],
  },
  CONCEPTS: {
    1: ['Curiosidade Acesa', 8, 'Aprendeu 8 ideias sobre consórcio.'],
    2: ['Por Dentro do Assunto', 20, 'Aprendeu 20 ideias sobre consórcio.'],
    3: ['Craque do Consórcio', 34, 'Aprendeu todas as 34 ideias sobre consórcio.'],
  },
  COMEBACK: {
    1: ['Volta por Cima', 1, 'Pôs em dia uma parcela.'],
    2: ['Não Desisto Fácil', 3, 'Pôs em dia 3 parcelas.'],
    3: ['Fênix do Carnê', 5, 'Pôs em dia 5 parcelas.'],
  },
};

/** Fifteen types of three grades: three pages of fifteen. */
export const BADGES: readonly Badge[] = BADGE_TYPES.flatMap((type, place) =>
  BADGE_GRADES.map((grade) => {
    const [name, value, description] = TEXTS[type][grade];
    return { id: BADGE_GRADES.length * place + grade, name, label: name, type, grade, value, description };
  }),
);
