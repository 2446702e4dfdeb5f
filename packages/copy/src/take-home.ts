/* What the screens of the teaching layer call each other; the menu and the ends of a campaign use it too. */

/** Leads back from a sheet to the game. */
export const TEACHING_BACK = 'VOLTAR AO JOGO';

export const sheetCopy = {
  close: 'Fechar',
  loading: 'Carregando...',
  notLoaded: 'Não deu para carregar agora',
  notLoadedDetail: 'Confira a internet e tente de novo.',
  tryAgain: 'TENTAR DE NOVO',
  /** The ways at the end of a campaign, and those of the menu. */
  takeHome: 'Seu aprendizado',
  quiz: 'Desafio rápido',
  /** Once the third part has opened. */
  quizLater: 'Desafio: última parte',
  /** The menu's ways. Each is a place of one page or of several, which are its tabs. */
  ways: { group: 'Meu grupo', notebook: 'Caderno', compare: 'Comparar', week: 'Semana', account: 'Conta' },
  /** The page of a campaign that has ended. */
  ended: 'O que podia mudar',
  /** The way to it from a campaign's end. */
  otherChoice: 'E se fosse outra escolha?',
  /** By the screens that they show; 'practice' is a part of the notebook. */
  tabs: {
    group: 'Grupo',
    extract: 'Extrato',
    checkDraws: 'Conferir',
    notebook: 'Ideias',
    practice: 'Praticar',
    quiz: 'Desafio',
    groupContract: 'Contrato',
    scams: 'É golpe?',
    futures: 'Opções',
    pocket: 'No meu bolso',
    account: 'Conta',
    privacy: 'Privacidade',
    luck: 'Sorte e escolha',
    whatIf: 'E se?',
  },
  /** The exercises that an idea of the notebook leads to. */
  exercises: 'Treinos de cinco minutos',
  readContract: 'CONTRATO',
  refuseContract: 'Contrato: ache o erro',
  scams: 'É golpe?',
  practiseScams: 'TREINAR: É GOLPE?',
  pocket: 'E no meu bolso?',
} as const;
