import { MOST_POINTS } from '@consorcio/rules/vocabulary';
import { effortText } from './digits.ts';

/* The game inside a school's platform (LTI 1.3): pages for players who come from there, for teachers and administrators. */

interface Refusal {
  readonly title: string;
  /** What happened and what to do, a paragraph each. */
  readonly lines: readonly string[];
}

const AGAIN = 'Volte à sua escola virtual e abra a atividade de novo.';
const TELL = 'Se continuar, mostre esta página a quem cuida da plataforma da escola.';

/** Why a login or launch is refused, and what is said then. */
const refusals = {
  UNKNOWN_PLATFORM: {
    title: 'O jogo não conhece esta plataforma',
    lines: ['A plataforma da sua escola ainda não está ligada ao jogo.', TELL],
  },
  UNKNOWN_DEPLOYMENT: {
    title: 'Falta ligar esta instalação',
    lines: ['O jogo conhece a plataforma, mas não esta instalação dela.', TELL],
  },
  BAD_LOGIN: {
    title: 'O pedido chegou incompleto',
    lines: ['Faltou uma parte do pedido da plataforma.', AGAIN, TELL],
  },
  STATE: {
    title: 'Esta entrada não começou aqui',
    lines: [
      'A entrada demorou demais, ou este navegador bloqueou um cookie do jogo.',
      'Volte à sua escola virtual e abra a atividade em uma janela nova.',
      TELL,
    ],
  },
  SIGNATURE: {
    title: 'A assinatura não confere',
    lines: ['O jogo não conseguiu confirmar que o pedido veio da sua escola.', AGAIN, TELL],
  },
  EXPIRED: {
    title: 'O pedido venceu',
    lines: ['Ele vale só por alguns minutos.', AGAIN, 'O relógio da plataforma também pode estar atrasado.'],
  },
  CLOCK: {
    title: 'O relógio da plataforma está adiantado',
    lines: ['O pedido traz uma hora que ainda não chegou.', 'Mostre esta página a quem cuida da plataforma da escola.'],
  },
  NONCE: {
    title: 'O pedido é de outra entrada',
    lines: ['O pedido não combina com a entrada que este navegador começou.', AGAIN],
  },
  REPEATED: {
    title: 'Esta entrada já foi usada',
    lines: ['Cada entrada vale uma vez. Isso acontece quando a página é recarregada.', AGAIN],
  },
  MESSAGE: {
    title: 'O jogo não entende este pedido',
    lines: ['O jogo abre atividades e deixa escolher um sonho, na versão 1.3 do LTI.', TELL],
  },
  PLATFORM_SAYS_NO: {
    title: 'A plataforma não deixou entrar',
    lines: ['A sua sessão na escola virtual pode ter acabado.', 'Entre nela de novo e abra a atividade.', TELL],
  },
  PLATFORM_AWAY: {
    title: 'A plataforma não respondeu',
    lines: ['O jogo perguntou à plataforma da escola e ficou sem resposta.', `Espere um minuto. ${AGAIN}`],
  },
  GAME_AWAY: {
    title: 'O jogo não respondeu',
    lines: ['Alguma coisa falhou do nosso lado. Nada se perdeu.', `Espere um minuto. ${AGAIN}`],
  },
} as const satisfies Readonly<Record<string, Refusal>>;
export type LtiRefusal = keyof typeof refusals;

/**
 * How a campaign stands when its grade is sent: the contract was paid to its end, or is left with months unpaid for now
 * (`PROVISIONAL`) or for good (`LEFT`), the good was taken back, or the dream was not reached.
 */
export type GradeOutcome = 'PAID' | 'PROVISIONAL' | 'LEFT' | 'TAKEN_BACK' | 'MISSED';
const PROVISIONAL = 'Nota provisória';
const gradeWords: Readonly<Record<GradeOutcome, string>> = {
  PAID: 'Sonho conquistado e contrato quitado.',
  PROVISIONAL: `${PROVISIONAL}: a carta saiu, e os meses que faltam contam como não pagos.`,
  LEFT: 'A carta saiu, e o contrato ficou com meses por pagar.',
  TAKEN_BACK: 'A carta saiu, mas o bem foi retomado por falta de pagamento.',
  MISSED: 'O sonho não foi alcançado desta vez.',
};
/** Whether a grade's comment is of one that was to be replaced. */
export const isProvisionalComment = (comment: string): boolean => comment.includes(PROVISIONAL);

/* Steps that both ways into a Moodle share, in the words of Moodle 4.5 in Portuguese. */
const MANAGE = 'Abra Administração do site, Plugins, Ferramenta externa, Gerenciar ferramentas.';
const SHOWN =
  'Em Uso da configuração da ferramenta, escolha Mostrar no seletor de atividades. Em Container de inicialização padrão, escolha Nova janela.';
const NAMES =
  'Em Privacidade, veja Compartilhar nome de inicialização com ferramenta. Em Sempre, a página de quem ensina mostra os nomes da escola. O jogo não guarda nenhum. Em Nunca, mostra o nome que cada pessoa vê no mapa do jogo. O e-mail fica em Nunca.';

/** `/lti` and the pages on the way in. */
export const ltiCopy = {
  refusals,
  code: (code: LtiRefusal) => `Para quem cuida da plataforma: ${code}`,
  entering: {
    title: 'Abrindo o jogo',
    wait: 'Só um instante.',
    noStorage: 'Este navegador não deixa o jogo guardar nada. Permita dados deste site e abra a atividade de novo.',
  },
  ownWindow: {
    title: 'O jogo abre em outra janela',
    body: 'Toque no botão. Esta página da escola continua aberta.',
    button: 'ABRIR O JOGO',
    again: 'Fechou a janela? O mesmo botão abre o jogo de novo, por 12 horas.',
  },
  /** The page of an activity's class, for who teaches. */
  classPage: {
    title: (activity: string | null) => activity ?? 'A turma nesta atividade',
    dream: (name: string | null) =>
      name === null ? 'Cada pessoa escolhe o sonho.' : `Sonho desta atividade: ${name}.`,
    empty: 'Ninguém abriu a atividade ainda. Quem abrir aparece aqui.',
    started: (count: number) =>
      count === 1 ? 'Uma pessoa abriu a atividade.' : `${count} pessoas abriram a atividade.`,
    head: ['Aluno', 'Sonho', 'Mês', 'Nota', 'Na escola', 'Ideias vistas'],
    notBegun: 'não começou',
    month: (month: number, of: number) => `${month} de ${of}`,
    over: 'terminou',
    ended: 'terminou sem o sonho',
    after: 'meses depois da carta',
    noNote: 'sem nota ainda',
    /** `points`: 0 to 1000. */
    note: (points: number, isProvisional: boolean) => `${effortText(points)}${isProvisional ? ' (provisória)' : ''}`,
    /** What the platform has: nothing where it asks for no grade, or a grade that is not the game's, of 100. */
    ungraded: 'não pede nota',
    notYet: (grade: string) => (grade === '' ? 'ainda não' : `ainda não: tem ${grade}`),
    ideas: (seen: number, of: number) => `${seen} de ${of}`,
    names: 'Os nomes vêm da plataforma da escola a cada visita. O jogo não guarda nenhum.',
    noNames:
      'A plataforma não mostra nomes ao jogo. Cada linha traz o nome que a pessoa vê no mapa do jogo. Peça a cada uma que diga o seu. Para ver os nomes da escola, peça a quem cuida da plataforma que compartilhe o nome com a ferramenta.',
    notes:
      'A nota do jogo vai de 0 a 1.000, e a da escola de 0 a 100. “Ainda não”: o jogo envia sozinho, e de novo quando a pessoa abre a atividade. A melhor nota fica na escola, também depois de APAGAR TUDO.',
    preview: 'VER O JOGO',
    previewHint: 'Abre em outra janela, sem nota.',
    lesson: 'Para a aula',
    kit: 'MATERIAL',
    refresh: 'ATUALIZAR',
    back: 'VOLTAR À ESCOLA',
  },
  register: {
    title: 'Ligar o jogo à plataforma',
    waits: (host: string) => `O pedido de ${host} chegou. Falta quem opera o jogo confirmar.`,
    next: 'Depois disso a ferramenta aparece para os professores. Nada precisa ser reiniciado.',
    chooser: `No Moodle, ative a ferramenta e edite. ${SHOWN}`,
    /** The platform has registered the tool again, and it was confirmed before. */
    updated: (host: string) => `A ferramenta de ${host} foi atualizada e continua ligada ao jogo.`,
    reset: `Ao atualizar, o Moodle desfaz duas escolhas: edite a ferramenta e faça de novo. ${SHOWN}`,
    close: 'FECHAR',
    failed: 'A plataforma não aceitou o registro',
    failedBody:
      'O endereço precisa vir da própria plataforma, em uma página de registro aberta agora. Comece de novo por lá.',
    /** On the operator's desk. */
    desk: {
      title: 'Plataformas de escolas',
      note: 'Plataformas que pediram para abrir o jogo. Confira cada linha com a escola antes de confirmar. O pedido vale por um dia.',
      waits: (issuer: string, date: string) => `${issuer} pediu em ${date} e espera confirmação.`,
      confirmed: (issuer: string, date: string) => `${issuer} está ligada desde ${date}.`,
      about: (clientId: string, deployments: readonly string[]) =>
        `Cliente ${clientId}. ${deployments.length === 0 ? 'Sem número de instalação' : `Instalação ${deployments.join(', ')}`}.`,
      askedBy: (date: string, address: string | null) =>
        `Pedido de ${date}, ${address === null ? 'de endereço desconhecido' : `do endereço ${address}`}.`,
      foreign: (url: string) => `Este endereço é de outro site: ${url}`,
      twice: 'Já existe outro registro desta mesma plataforma. Pergunte à escola qual é o dela.',
      recent: (count: number, days: number) =>
        `${count} plataformas foram ligadas nos últimos ${days} dias. Se a senha da mesa vazou, tire todas e confirme de novo as que a escola reconhece.`,
      removeAll: 'Remover todas',
      removed: (issuer: string, date: string) => `${issuer} foi removida em ${date} e não abre mais o jogo.`,
      recentlyRemoved: (count: number, days: number) =>
        `${count} plataformas foram removidas nos últimos ${days} dias. Se não foi você, devolva todas: os jogos continuam de onde pararam.`,
      giveBack: 'Devolver',
      giveAllBack: 'Devolver todas',
      confirm: 'Confirmar',
      remove: 'Remover',
    },
  },
  choose: {
    title: 'O que esta atividade abre?',
    body: 'Quem abrir a atividade joga sem cadastro. Se a atividade vale nota, o jogo devolve o resultado.',
    game: 'O jogo inteiro: cada pessoa escolhe o sonho',
    dream: (name: string) => `Só este sonho: ${name}`,
    linkTitle: (name: string | null) => (name === null ? 'Vai de Consórcio' : `Vai de Consórcio: ${name}`),
    button: 'USAR ESTA ATIVIDADE',
    sending: 'Voltando à escola virtual',
    sendButton: 'VOLTAR AGORA',
  },
  /** Beside a grade: how the campaign stands, then its note. `points`: 0 to 1000. */
  gradeComment: (outcome: GradeOutcome, points: number) =>
    `${gradeWords[outcome]} Nota das escolhas: ${effortText(points)} de ${effortText(MOST_POINTS)}.`,
  /** What teachers read of the tool where they choose an activity. */
  tool: 'Jogo em que cada pessoa vive um consórcio: escolhe um sonho, paga as parcelas e decide o lance. Não pede cadastro. Se a atividade vale nota, o jogo devolve o resultado.',
  admin: {
    title: 'Ligar o jogo à plataforma da escola',
    intro: 'Para quem administra o Moodle, o Canvas ou outra plataforma com LTI 1.3.',
    addresses: 'Endereços para colar',
    /** By Moodle's own words for its fields, then what Canvas takes. */
    names: {
      register: 'Registro dinâmico: um endereço só, que preenche os outros',
      launch: 'URL da ferramenta, e primeira linha de URI (s) de redirecionamento',
      deepLink: 'URL de Seleção de Conteúdo, e segunda linha de URI (s) de redirecionamento',
      login: 'Iniciar URL de login',
      keys: 'Public keyset (chaves públicas, JWKS)',
      canvas: 'Configuração em JSON, para o Canvas',
    },
    moodle: 'No Moodle, pelo registro dinâmico',
    moodleSteps: [
      MANAGE,
      'Cole o endereço de registro dinâmico em URL da ferramenta e escolha Adicionar LTI Advantage.',
      'Espere quem opera o jogo confirmar. Depois ative a ferramenta.',
      SHOWN,
      NAMES,
    ],
    hand: 'No Moodle, à mão',
    handSteps: [
      MANAGE,
      'Escolha configurar uma ferramenta manualmente. Em Versão do LTI, escolha LTI 1.3. Em Tipo de chave pública, escolha Keyset URL.',
      'Cole cada endereço desta página no campo que ele nomeia. Em URI (s) de redirecionamento, cole dois, um por linha.',
      'Marque Suporta Links Profundos (Mensagem de Item de Conteúdo). Aparece o campo URL de Seleção de Conteúdo: cole nele o endereço desta página.',
      SHOWN,
      'Em Serviços, ative notas, sincronização de notas e nomes e papéis. Em Privacidade, ponha Aceitar notas da ferramenta em Sempre.',
      NAMES,
      'Salve e abra Ver detalhes da configuração. Passe os dados a quem cuida do servidor do jogo.',
    ],
    canvas: 'No Canvas',
    canvasSteps: [
      'Em Chaves de desenvolvedor, crie uma chave LTI. Escolha o método por URL e cole o endereço do JSON desta página.',
      'Em URIs de redirecionamento, cole os endereços da ferramenta e da seleção de conteúdo, um por linha. Salve e ative a chave.',
      'Nas configurações da conta, em Aplicativos, adicione um por ID do cliente: o número da chave.',
      'No menu do aplicativo, veja o ID de implantação. Passe o ID do cliente e o de implantação a quem cuida do servidor do jogo.',
      'No curso, crie uma tarefa com envio por ferramenta externa. Localize Vai de Consórcio, escolha o que ela abre e marque carregar em nova aba.',
    ],
    settings: 'Para quem cuida do servidor do jogo',
    settingsBody:
      'Registro dinâmico: confirme a plataforma na mesa do operador, sem reiniciar. À mão: ponha os dados em LTI_PLATFORMS e reinicie o servidor.',
    noRegister: 'O registro dinâmico está desligado neste jogo: falta OPERATOR_TOKEN, que abre a mesa do operador.',
    known: (count: number) =>
      count === 0
        ? 'Nenhuma plataforma está ligada ainda.'
        : count === 1
          ? 'Uma plataforma está ligada.'
          : `${count} plataformas estão ligadas.`,
    kept: 'O jogo guarda um código no lugar de quem joga. Para devolver uma nota, guarda também o código da plataforma, cifrado. Nome e e-mail não são guardados: a página da turma mostra os nomes que a plataforma disser na hora.',
  },
} as const;
