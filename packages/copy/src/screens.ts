import { type Difficulty, FREE_STAGES } from '@consorcio/rules/vocabulary';
/*
 * Sentences of the screens from the login to the map. Labels that SPEC section 2 quotes are kept to the letter, slips included.
 */

import { feminine, twoDigits } from './digits.ts';

/** `/introducao-personagem`. SPEC section 2. */
export const characterIntroCopy = {
  heading: 'Quem vai ser você?',
  title: 'Todos começam com os mesmos recursos.',
  button: 'ESCOLHA SEU PERSONAGEM',
} as const;

/** The arrows of a carousel. CONTRACT section 2. */
export const carouselCopy = { previous: 'Anterior', next: 'Próximo' } as const;

/** `/escolha-seu-personagem`. SPEC section 2. */
export const characterSelectionCopy = {
  heading: 'Escolha seu personagem',
  loading: 'Carregando personagens...',
  all: 'Todos os personagens',
  choose: 'QUERO ESSE PERSONAGEM',
  question: 'Tem certeza que esse é o seu escolhido?',
  yes: 'SIM, ESSE É O MEU PERSONAGEM!',
  no: 'ACHO QUE QUERO ESCOLHER OUTRO...',
} as const;

/** `/boas-vindas-a-cidade`. SPEC section 2. */
export const cityWelcomeCopy = {
  heading: 'BOAS VINDAS A CIDADE',
  title: 'Trabalho dá esforço. Descanso dá energia.',
  places: 'A cidade com a Lanchonete dos Amigos, o SHOPPING DOS PREÇOS, a UNIQUE HOUSE e a PIZZARIA D`Bairro',
} as const;

/** `/introducao-sonho`. SPEC section 2. */
export const dreamIntroCopy = {
  title: 'Qual seu maior sonho ?',
  quiz: 'Desafio opcional',
  button: 'ESCOLHA SEU SONHO',
} as const;

/** Asked before a dream is chosen, on `/introducao-sonho` and `/jogar`: is it a purchase for a consórcio? Idea 33. */
export const purchaseCopy = {
  question: 'Precisa quando?',
  needs: { now: 'Já', wait: 'Depois', save: 'Só juntar' },
  answers: {
    now: 'Consórcio não serve: a carta não tem data certa.',
    wait: 'Pode servir. Compare antes com guardar por conta própria.',
    save: 'Consórcio não é investimento. Guardar por conta própria custa menos.',
  },
} as const;

/** `/sonhos`. SPEC section 2; the seal and the lucky word: RULES 8. */
export const dreamSelectionCopy = {
  heading: 'Selecione o sonho que mais combina com você.',
  loading: 'Carregando sonhos...',
  difficulties: { EASY: 'FÁCIL', MEDIUM: 'MÉDIO', HARD: 'DIFÍCIL' },
  difficultyLabel: 'Dificuldade',
  /** Read aloud after the one that the dream has. */
  chosenDifficulty: 'é a deste sonho',
  /** Read aloud when a dream comes to the front. */
  spoken: ({
    difficulty,
    cycles,
    effortCostPerCycle,
  }: {
    readonly difficulty: Difficulty;
    readonly cycles: number;
    readonly effortCostPerCycle: number;
  }) =>
    `Dificuldade: ${{ EASY: 'fácil', MEDIUM: 'média', HARD: 'difícil' }[difficulty]}. ${cycles} ciclos. Primeira parcela de ${effortCostPerCycle} de esforço.`,
  all: 'Todos os sonhos',
  duration: 'DURAÇÃO EM CICLOS',
  instalment: 'PARCELA',
  choose: 'QUERO ESSE SONHO',
  question: 'TEM CERTEZA QUE ESSE É O SEU ESCOLHIDO?',
  yes: 'SIM, ESSE É O MEU SONHO!',
  no: 'ACHO QUE QUERO ESCOLHER OUTRO...',
  /** Whole sums in reais of the ways to buy it: 'Comparar' has them one by one. */
  cost: { title: 'Em reais', saving: 'Guardar', consortium: 'Consórcio', financing: 'Financiar', unknown: 'varia' },
  luckyWord: 'Seu código do sorteio (não muda a chance)',
  sealMismatch: 'O lacre do sorteio mudou depois da sua escolha. Confira o sorteio no fim do sonho.',
} as const;

/** `/escolha`. SPEC section 2. */
export const greatChoiceCopy = {
  heading: 'Ótima escolha!',
  title: (persona: string, dream: string): string => `${persona} + ${dream}`,
  body: (quota: number): string => `Sua cota: ${quota}`,
  start: 'COMEÇAR O JOGO',
  film: 'Como funciona um consórcio, em poucas cenas',
  /** From the second dream on the film and the tutorial are offered. */
  filmAgain: 'Rever o filme',
  tutorialAgain: 'Rever o tutorial',
  closeFilm: 'Fechar o filme',
} as const;

/** SPEC section 2, Tutorial; CONTRACT section 4 describes the stages as three choices, the event and the instalment. */
export const tutorialCopy = {
  heading: 'Como funciona',
  next: 'Avançar',
  back: 'Voltar',
  stepOf: (step: number, steps: number): string => `Passo ${step} de ${steps}`,
  /** On the bill, which the third step has paid. Read aloud: what stands before and after its sum. */
  bill: {
    pay: 'PAGAR',
    paid: 'PAGO',
    before: 'Parcela de',
    after: 'de esforço:',
  },
  /** Once it is paid. */
  paid: {
    title: 'Parcela paga!',
    body: 'Os vizinhos também pagaram. Agora, guarde ou dê lance.',
  },
  steps: [
    {
      title: 'Sua jornada tem ciclos',
      body: `Todo mês: ${feminine(FREE_STAGES)} escolhas, um imprevisto, a parcela.`,
    },
    {
      title: 'Trabalho ou descanso',
      body: `Nas ${feminine(FREE_STAGES)} escolhas: trabalho (esforço) OU descanso (energia).`,
    },
    {
      title: 'No fim, a parcela',
      body: 'É obrigatória. Depois, guarde ou dê lance.',
    },
    {
      title: 'Seu sonho em construção',
      body: 'Equilíbrio, escolhas e planejamento dão cor a ele.',
    },
  ],
} as const;

/** `/de-volta-aojogo`. SPEC section 2. */
export const returningCopy = {
  ribbon: 'Que bom ter você de volta',
  cycle: (cycle: number, total: number): string => `Ciclo ${twoDigits(cycle)} de ${twoDigits(total)}`,
  resume: 'CONTINUAR O SONHO',
  another: 'ESCOLHER UM NOVO',
  warningRibbon: 'TEM CERTEZA?',
  warningTitle: 'Seu progresso será apagado',
  yes: 'SIM, TENHO UM NOVO SONHO!',
  no: 'NÃO, VOLTAR PARA TELA ANTERIOR...',
} as const;

/** Any path that is not a screen. CONTRACT section 2. */
export const notFoundCopy = {
  number: '404',
  title: 'Essa rua não existe',
  body: 'Este endereço não existe. Confira o link.',
  button: 'VOLTAR AO JOGO',
} as const;

/** A dream's credit in whole reais, as its page shows it: 'R$ 8.000', with a plain space. */
export const creditText = (reais: number): string => `R$ ${reais.toLocaleString('pt-BR')}`;
