/* What the screens of the teaching layer call each other; the menu and the ends of a campaign use it too. */

/** Leads back from a sheet to the game. */
export const TEACHING_BACK = 'VOLTAR AO JOGO';

/** What every sheet says, and the names of the sheets. */
export const sheetCopy = {
  close: 'Fechar',
  loading: 'Carregando...',
  notLoaded: 'Não deu para carregar agora',
  notLoadedDetail: 'Confira a internet e tente de novo. Nada se perdeu.',
  tryAgain: 'TENTAR DE NOVO',
  /** Links between the screens, and what they are called together. */
  takeHome: 'Seu aprendizado',
  /** Folds the ways that are not offered first. */
  more: 'Ver mais',
  notebook: 'Caderno do Consórcio',
  extract: 'Extrato',
  futures: 'Comparar opções',
  luck: 'Sorte e escolha',
  whatIf: 'E se?',
  group: 'O grupo',
  check: 'Conferir o sorteio',
  quiz: 'Desafio rápido',
  /** Once the third part has opened. */
  quizLater: 'Desafio: última parte',
  totals: 'Respostas do Desafio',
  privacy: 'Privacidade',
  account: 'Minha conta',
  week: 'Assembleia da semana',
  /** The exercises beside the game. */
  exercises: 'Treinos de cinco minutos',
  readContract: 'LER O CONTRATO',
  refuseContract: 'Contrato: ache o erro',
  scams: 'É golpe?',
  practiseScams: 'TREINAR: É GOLPE?',
  pocket: 'E no meu bolso?',
} as const;
