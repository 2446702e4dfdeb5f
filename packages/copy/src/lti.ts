import type { LiveMonths } from '@consorcio/rules/live-words';
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
    title: 'O jogo não reconhece esta ligação',
    lines: ['O jogo não reconhece esta ligação com a plataforma da sua escola.', TELL],
  },
  UNKNOWN_DEPLOYMENT: {
    title: 'Falta ligar esta instalação',
    lines: ['O jogo conhece a plataforma, mas não esta instalação dela.', TELL],
  },
  BAD_LOGIN: {
    title: 'O pedido não está certo',
    lines: ['Uma parte do pedido da plataforma falta ou não serve.', AGAIN, TELL],
  },
  STATE: {
    title: 'Esta entrada não vale aqui',
    lines: [
      'A entrada demorou demais, começou em outro navegador, ou este bloqueou um cookie do jogo.',
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
    title: 'O relógio da plataforma e o do jogo não batem',
    lines: [
      'Pelo relógio do jogo, a hora do pedido ainda não chegou.',
      'Mostre esta página a quem cuida da plataforma da escola.',
    ],
  },
  NONCE: {
    title: 'O pedido é de outra entrada',
    lines: ['O pedido não combina com a entrada que este navegador começou.', AGAIN],
  },
  REPEATED: {
    title: 'Entre pela escola virtual',
    lines: ['Cada entrada vale uma vez. Isso acontece ao recarregar a página ou abrir pelo endereço.', AGAIN],
  },
  MESSAGE: {
    title: 'O jogo não entende este pedido',
    lines: ['O jogo abre atividades e deixa escolher o conteúdo, na versão 1.3 do LTI.', TELL],
  },
  PLATFORM_SAYS_NO: {
    title: 'A plataforma não deixou entrar',
    lines: ['A sua sessão na escola virtual pode ter acabado.', 'Entre nela de novo e abra a atividade.', TELL],
  },
  PLATFORM_AWAY: {
    title: 'Falta a resposta da plataforma',
    lines: [
      'O jogo perguntou à plataforma da escola e ficou sem uma resposta que sirva.',
      `Espere um minuto. ${AGAIN}`,
    ],
  },
  GAME_AWAY: {
    title: 'O jogo não abriu',
    lines: ['Alguma coisa falhou do nosso lado.', `Espere um minuto. ${AGAIN}`],
  },
} as const satisfies Readonly<Record<string, Refusal>>;
export type LtiRefusal = keyof typeof refusals;

/**
 * How a campaign stands when its grade is sent: the contract was paid to its end, or is left with months unpaid for now
 * (`PROVISIONAL`) or for good (`LEFT`), the good was taken back, or the dream was not reached.
 */
type CampaignOutcome = 'PAID' | 'PROVISIONAL' | 'LEFT' | 'TAKEN_BACK' | 'MISSED';
/** Somebody took part in a live group: with this decision note, 0 to 100. */
type LiveOutcome = `LIVE ${number}`;
export type GradeOutcome = CampaignOutcome | LiveOutcome;
export const liveOutcome = (note: number): LiveOutcome => `LIVE ${note}`;
const isLive = (outcome: GradeOutcome): outcome is LiveOutcome => outcome.startsWith('LIVE ');
/** The decision note of who took part in a live group; null of any other outcome. */
export const liveNoteOf = (outcome: GradeOutcome | null): number | null =>
  outcome !== null && isLive(outcome) ? Number(outcome.slice('LIVE '.length)) : null;
const PROVISIONAL = 'Nota provisória';
const gradeWords: Readonly<Record<CampaignOutcome, string>> = {
  PAID: 'Sonho conquistado e contrato quitado.',
  PROVISIONAL: `${PROVISIONAL}: a carta saiu, e o que falta do plano conta como não pago.`,
  LEFT: 'A carta saiu, e o contrato não foi pago até o fim.',
  TAKEN_BACK: 'A carta saiu, mas faltou pagamento, e o grupo usou a garantia.',
  MISSED: 'O sonho não foi alcançado desta vez.',
};
/** Whether a grade's comment is of one that was to be replaced. */
export const isProvisionalComment = (comment: string): boolean => comment.includes(PROVISIONAL);

/* Steps that both ways into a Moodle share, in the words of Moodle 4.5 in Portuguese. */
const MANAGE = 'Abra Administração do site, Plugins, Ferramenta externa, Gerenciar ferramentas.';
const SHOWN =
  'Em Uso da configuração da ferramenta, escolha Mostrar no seletor de atividades. Em Container de inicialização padrão, escolha Nova janela.';
const NAMES =
  'Em Privacidade, veja Compartilhar nome de inicialização com ferramenta. Em Sempre, a página de quem ensina mostra os nomes da escola. O jogo não guarda nenhum. Em Nunca, mostra o nome que a pessoa tem no jogo. O e-mail fica em Nunca.';

/** How long a live group of so many months takes. */
const lessons: Readonly<Record<LiveMonths, string>> = {
  4: 'aula de 40 minutos',
  5: 'aula de 50 minutos',
  6: 'aula dupla',
};
/** Of the rows of a class. `shown`: what each of them says of a person. */
const noNames = (shown: string): string =>
  `A plataforma não mostrou nomes ao jogo. Cada linha traz o ${shown}. Se isso continuar, peça a quem cuida da plataforma que compartilhe o nome com a ferramenta.`;
const ASK_HOST = 'Fale com quem conduz.';

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
  /** Why a pupil gets no seat in a live group, or not yet. */
  noSeat: {
    LIVE_NOT_FOUND: {
      title: 'Espere quem conduz',
      lines: [
        'A sala deste grupo não está aberta.',
        'Quando ela abrir, esta página leva você ao seu lugar, sem código.',
      ],
    },
    LIVE_PAUSED: { title: 'Pausa!', lines: ['Quem conduz já volta.'] },
    LIVE_SHUT: { title: 'A porta da sala está fechada', lines: ['Peça a quem conduz para abrir.'] },
    LIVE_FULL: { title: 'O grupo está cheio', lines: ['Não há mais lugar neste grupo.', ASK_HOST] },
    LIVE_CLOSED: { title: 'Este grupo já terminou', lines: ['Você não tem lugar nele.', ASK_HOST] },
    BARRED: { title: 'Este lugar foi fechado', lines: ['Quem conduz tirou você deste grupo.', ASK_HOST] },
  } satisfies Readonly<Record<string, Refusal>>,
  tryAgain: 'TENTAR DE NOVO',
  classPage: {
    title: (activity: string | null) => activity ?? 'A turma nesta atividade',
    dream: (name: string | null) =>
      name === null ? 'Cada pessoa escolhe o sonho.' : `Sonho desta atividade: ${name}.`,
    /** Follows the former. */
    noShifts: ' Não há turno sem jogo.',
    empty: 'Ninguém nesta lista. Cada aluno que abrir a atividade aparece aqui.',
    started: (count: number) => (count === 1 ? 'Uma pessoa está nesta lista.' : `${count} pessoas estão nesta lista.`),
    head: ['Aluno', 'Sonho', 'Mês', 'Nota', 'Na escola', 'Ideias vistas'],
    live: {
      about: 'Esta atividade abre um consórcio ao vivo.',
      head: ['Aluno', 'Lugar', 'Participou', 'Decisão', 'Na escola'],
      place: (quota: number) => `cota ${quota}`,
      noPlace: 'sem lugar',
      took: 'sim',
      tookNot: 'não',
      notes:
        'Participou quem decidiu pelo menos metade dos meses jogados desde que entrou e não foi tirado sem volta. Vale a nota cheia. A nota de decisão, de 0 a 100, vai no comentário. “Ainda não”: o jogo tenta algumas vezes, e de novo quando a pessoa abre a atividade.',
      noNames: noNames('apelido no grupo. De quem não tem lugar, traz o nome que a pessoa vê no jogo'),
      desk: 'VER O GRUPO',
      another: 'ABRIR OUTRO GRUPO',
    },
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
    names:
      'Os nomes vêm da plataforma da escola a cada visita. Quem ela não nomeia aparece com o nome que tem no jogo. O jogo não guarda os da escola.',
    noNames: noNames('nome que a pessoa vê no mapa do jogo. Peça a cada uma que diga o seu'),
    notes:
      'A nota do jogo vai de 0 a 1.000. A da escola aparece aqui de 0 a 100. “Ainda não”: o jogo tenta algumas vezes, e de novo quando a pessoa abre a atividade. A nota fica na escola, também depois de APAGAR TUDO.',
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
    next: 'Depois disso a ferramenta abre o jogo. Nada precisa ser reiniciado.',
    chooser: `No Moodle, ative a ferramenta e edite. ${SHOWN}`,
    /** The platform has registered the tool again, and it was confirmed before. */
    updated: (host: string) => `A ferramenta de ${host} foi atualizada e continua ligada ao jogo.`,
    reset: `Ao atualizar, o Moodle desfaz duas escolhas: edite a ferramenta e faça de novo. ${SHOWN}`,
    close: 'FECHAR',
    failed: 'O registro não foi feito',
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
        `${count} plataformas foram ligadas nos últimos ${days} dias. Se a senha da mesa vazou, tire todas e devolva as que a escola reconhece.`,
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
    body: 'Quem abrir a atividade joga sem cadastro. Se a atividade vale nota, o jogo devolve o resultado. No consórcio ao vivo, quem ensina abre a mesa, e cada pessoa, um lugar.',
    game: 'O jogo inteiro: cada pessoa escolhe o sonho',
    dream: (name: string) => `Só este sonho: ${name}`,
    live: (months: LiveMonths) => `Consórcio ao vivo: um grupo de ${months} meses, ${lessons[months]}`,
    noShifts: 'Sem turno pronto: cada turno é jogado. Se não marcar, quem já jogou em um lugar pode fazer só o turno',
    linkTitle: (name: string | null) => (name === null ? 'Vai de Consórcio' : `Vai de Consórcio: ${name}`),
    liveTitle: 'Consórcio ao vivo',
    button: 'USAR ESTA ATIVIDADE',
    sending: 'Voltando à escola virtual',
    sendButton: 'VOLTAR AGORA',
  },
  /** Beside a grade: how the campaign stands, then its note; of who took part in a live group the decision note. `points`: 0 to 1000. */
  gradeComment: (outcome: GradeOutcome, points: number) =>
    isLive(outcome)
      ? `Participou do consórcio ao vivo. Nota de decisão: ${liveNoteOf(outcome)} de 100.`
      : `${gradeWords[outcome]} Nota das escolhas: ${effortText(points)} de ${effortText(MOST_POINTS)}.`,
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
      'Cole os endereços desta página nos campos que eles nomeiam, menos o do registro dinâmico e o do Canvas. Em URI (s) de redirecionamento, cole dois, um por linha.',
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
