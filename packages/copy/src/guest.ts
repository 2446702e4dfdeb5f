import { UNUSED_GUEST_DAYS, UNUSED_SCHOOL_GUEST_DAYS } from '@consorcio/contract/wire';
import { counted } from './digits.ts';

/* Players without an account: how they come in by a link, and how they keep what they have played. */

/** `/guardar`, and the ways to it from menu, certificate and account. */
export const guestCopy = {
  keep: 'Guardar meu progresso',
  keepRibbon: 'GUARDAR PROGRESSO',
  keepBody: 'Faça seu cadastro. O sonho e as conquistas ficam com você.',
  keepSubmit: 'GUARDAR',
  keptRibbon: 'PROGRESSO GUARDADO',
  kept: (email: string) => `Agora você entra aqui com ${email} e a sua senha.`,
  backToGame: 'VOLTAR AO JOGO',
  account: `Você está jogando sem cadastro. Sem uso, o jogo apaga tudo em ${counted(UNUSED_GUEST_DAYS, 'dia', 'dias')}. Quem vem da escola virtual, ou respondeu num estudo, tem ${counted(Math.floor(UNUSED_SCHOOL_GUEST_DAYS / 365), 'ano', 'anos')}.`,
  deleteBody: 'Apaga os sonhos e as conquistas, para sempre.',
  deleteButton: 'APAGAR TUDO',
  /** Asked before a guest leaves: there is no way back in. */
  leaveRibbon: 'TEM CERTEZA?',
  leaveQuestion:
    'Sem cadastro, não dá para voltar a este jogo depois de sair. Quem vem da escola virtual volta por ela.',
  leaveYes: 'SAIR ASSIM MESMO',
  leaveNo: 'FICAR NO JOGO',
  /** Beside the tutorial's notes on the map. */
  hint: 'Dica',
  film: 'Ver o filme',
  tutorial: 'Ver o tutorial',
  putAway: 'Entendi',
} as const;

/** In a window that a school's platform has opened. */
export const schoolCopy = {
  back: 'VOLTAR À ESCOLA',
  graded: 'A escola fica com a sua melhor nota.',
  /** Months of the contract are left. */
  waits: 'A escola fica com a sua melhor nota. A deste sonho é provisória até o último mês.',
  leaveQuestion: 'Para voltar a este jogo depois de sair, abra a atividade na escola virtual.',
  /** The activity is about another dream than the one that is being played. */
  other: (asked: string, played: string) => `Esta atividade é sobre ${asked}. Você está em ${played}.`,
  stay: (played: string) => `CONTINUAR ${played.toUpperCase()}`,
  begin: 'COMEÇAR O SONHO DA ATIVIDADE',
} as const;

/** `/jogar`: the short way to the map. */
export const playCopy = {
  title: 'Jogue agora, sem cadastro',
  body: 'Escolha quem joga e um sonho. Seu grupo já está esperando!',
  start: 'JOGAR',
  account: 'Já tenho conta',
  /** In a frame of another page. */
  ownWindow: 'ABRIR O JOGO EM OUTRA JANELA',
  persona: 'Quem joga?',
  dream: 'Qual sonho?',
  /** Where a school's activity is about one dream. */
  askedDream: 'O sonho desta atividade',
  /** Over the dreams, each with its number of instalments and the effort that each takes. */
  instalment: 'Parcelas × valor da primeira',
  /** Read aloud for these two numbers. */
  facts: (cycles: number, instalment: number) => `${cycles} parcelas, a primeira de ${instalment} de esforço`,
  loading: 'Carregando...',
  /** Where the browser keeps nothing for the game. */
  denied: {
    title: 'Falta guardar o jogo',
    inFrame:
      'Dentro desta página, o navegador não guarda o seu progresso. Abra o jogo na janela dele. Se jogar aqui, o jogo se perde ao fechar.',
    /** In a package of the school (SCORM): only here the result is told. */
    inPackage:
      'Jogue aqui, que a nota chega à escola. Vá até o fim sem fechar: o navegador não guarda o seu progresso nesta página. Outra janela talvez guarde, mas de lá a nota não chega.',
    inWindow:
      'O navegador não guarda o seu progresso. Permita os dados deste site e recarregue a página. Se jogar assim, o jogo se perde ao fechar.',
    open: 'ABRIR O JOGO',
    start: 'JOGAR ASSIM MESMO',
  },
} as const;
