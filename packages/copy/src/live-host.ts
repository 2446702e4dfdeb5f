import { ENDED_GROUP_DAYS } from '@consorcio/contract/wire';
import {
  LEAST_FOR_TOTALS,
  LIVE_FAMILIES,
  type LiveGood,
  type LiveMonths,
  type LivePace,
  type LiveStep,
  MORE_SECONDS,
  PRIVATE_SECONDS,
  SEAT_PICTURES,
} from '@consorcio/rules/live-words';
import { counted, feminine } from './digits.ts';
import { coinsText } from './live-assembly.ts';
import { liveGoods } from './live-goods.ts';

/* For the host of a live group: opening it, its controls, what to say (LIVE 6.3). */

/** Seconds as minutes, to half a minute: '5', '3 e meio'. */
const halves = (seconds: number): string => `${Math.floor(seconds / 60)}${seconds % 60 >= 30 ? ' e meio' : ''}`;
const paceAbout = ([first, later]: readonly [number, number]): string =>
  `${halves(first)} minutos no primeiro mês, depois ${halves(later)}`;

/** How long a group of so many months takes in a room. */
const takes: Readonly<Record<LiveMonths, string>> = { 4: 'uns 40 minutos', 5: 'uns 50 minutos', 6: 'aula dupla' };

/** A rehearsal is a class of the usual size in the shortest lesson; model players play it. */
export const REHEARSED = { people: 27, months: 4 } as const;
const inRehearsal = `o computador joga por ${counted(REHEARSED.people, 'pessoa', 'pessoas')}`;
/** What a rehearsal is, for whoever is going to lead a class. */
export const REHEARSAL = `Você conduz alguns minutos, e ${inRehearsal}.`;

export const rehearsalCopy = {
  mark: 'Ensaio',
  start: 'ENSAIAR',
  offer: `Antes da aula, ensaie só com este aparelho. ${REHEARSAL}`,
  about: `Aqui ${inRehearsal}. Entre com o seu celular, se quiser. No fim, o grupo é apagado.`,
} as const;

/** `/ao-vivo`, and the form that opens a group. */
export const openGroupCopy = {
  name: 'Consórcio ao vivo',
  lead: 'Um consórcio para jogar junto com a classe, a família ou a equipe.',
  create: 'CRIAR UM GRUPO',
  ledHere: 'Grupos que este aparelho conduz',
  led: (code: string | null, isOver: boolean, isRehearsed = false) => {
    const group = isRehearsed ? rehearsalCopy.mark : 'Grupo';
    return [code === null ? 'Conduzir o grupo' : `${group} ${code}`, ...(isOver ? ['terminou'] : [])].join(', ');
  },
  privacy: 'Sem cadastro: não pedimos nome nem e-mail.',
  guide: 'Como ligar o jogo na sala',
  months: 'Quantos meses?',
  length: (months: LiveMonths) => counted(months, 'mês', 'meses'),
  lengthAbout: (good: LiveGood, months: LiveMonths, isInRoom: boolean) =>
    `${liveGoods[good].name}${isInRoom ? `, ${takes[months]}` : ''}`,
  open: 'ABRIR A SALA',
  mode: {
    title: 'Como vocês jogam?',
    LIVE: { name: 'Com celulares', about: 'todo mundo junto, com telão' },
    WEEK: { name: 'Ao longo dos dias', about: 'cada um na sua hora, com assembleias marcadas' },
    PAPER: { name: 'No papel', about: 'um aparelho só e cartões para imprimir' },
  },
  teams: 'Quantas equipes?',
  options: 'Mais opções',
  pace: {
    title: 'Ritmo',
    NORMAL: 'Normal',
    FAST: 'Rápido',
    NONE: 'Sem relógio',
    about: {
      NORMAL: paceAbout(PRIVATE_SECONDS.NORMAL),
      FAST: paceAbout(PRIVATE_SECONDS.FAST),
      NONE: 'só quem conduz fecha o mês',
    } satisfies Readonly<Record<LivePace, string>>,
  },
  few: (people: number) => `Dá para jogar a partir de ${counted(people, 'pessoa', 'pessoas')}.`,
  failed: 'A sala não abriu. Confira a conexão e tente de novo.',
  later: 'Muitas salas foram abertas daqui. Espere um pouco.',
} as const;

/** `/ao-vivo/conduzir`. */
export const hostCopy = {
  title: 'Conduzir o grupo',
  next: {
    closeRoom: 'FECHAR A SALA',
    openAssembly: 'ABRIR A ASSEMBLEIA',
    allSealed: 'ABRIR A ASSEMBLEIA: TODOS LACRARAM',
    step: 'PRÓXIMO PASSO',
    month: (month: number) => `ABRIR O MÊS ${month}`,
    results: 'VER OS RESULTADOS',
    end: 'ENCERRAR O GRUPO',
  },
  /** In an open room with too few people for totals at the end. */
  fewPeople: `Com menos de ${LEAST_FOR_TOTALS} pessoas, alguns totais do fim ficam escondidos.`,
  wait: {
    people: (least: number) => `Espere até ter ${counted(least, 'pessoa', 'pessoas')}.`,
    closing: 'Fechando a sala...',
    ended: 'Este grupo terminou.',
    paused: 'O grupo está em pausa.',
  },
  /** Takes back what the last press has ended for others. */
  back: {
    room: 'REABRIR A SALA',
    month: (month: number) => `VOLTAR AO MÊS ${month}`,
    assembly: (month: number) => `VOLTAR À ASSEMBLEIA ${month}`,
    step: 'PASSO ANTERIOR',
  },
  pause: 'PAUSAR',
  resume: 'CONTINUAR',
  moreTime: `+${halves(MORE_SECONDS)} MIN`,
  ask: (question: string) => `Pergunte: ${question}`,
  askToo: (question: string) => `Se quiser, pergunte também: ${question}`,
  hold: 'PARAR AQUI',
  held: 'Relógio parado: só você avança.',
  clocks: { PRIVATE: 'O mês fecha em', ASSEMBLY: 'Próximo passo em' },
  askClose: {
    question: 'Fechar a sala?',
    body: 'O mês 1 começa.',
    yes: 'FECHAR A SALA',
  },
  askOpen: {
    question: 'Abrir a assembleia?',
    body: 'Nem todo mundo lacrou. O jogo completa o que falta.',
    yes: 'ABRIR A ASSEMBLEIA',
  },
  /** While the projector is showing a step of the assembly. */
  askStep: {
    question: 'Passar adiante?',
    body: 'O telão ainda não mostrou este passo até o fim. O grupo perde o resto.',
    yes: 'PASSAR ADIANTE',
  },
  /** Where not everybody has answered the questions. */
  askAnswers: {
    question: 'Mostrar as respostas?',
    body: `Nem todo mundo respondeu. As ${feminine(LIVE_FAMILIES.length)} perguntas fecham agora.`,
    yes: 'MOSTRAR AS RESPOSTAS',
  },
  /** Where the host console is open at an address that no phone reaches. */
  address: {
    own: 'Esta página só abre neste computador.',
    phones: (address: string) => `Os celulares entram por ${address}.`,
    none: 'Os celulares não entram: o jogo só abre neste computador. Ligue o Wi-Fi. Se nada mudar, feche e comece de novo com o comando',
    choose: 'Este computador está em várias redes. Escolha a dos celulares:',
    windows: 'No Windows, procure Permitir um aplicativo pelo Firewall e marque Node.js em Privada e em Pública.',
    unreached: 'O celular não abre a página?',
  },
  bell: {
    label: 'O sino toca às',
    none: 'Diga a hora do sino: com relógio, os últimos meses encurtam se faltar tempo.',
    fits: (end: string) => `Dá tempo: a conversa do fim deve terminar às ${end}.`,
    shorter: (months: string, minutes: string, end: string) =>
      `${months} com ${minutes} min. A conversa do fim deve terminar às ${end}.`,
    late: (end: string) => `Não dá: o fim seria às ${end}. Abra as assembleias antes, ou toque em TERMINAR AGORA.`,
    noClock: 'Sem relógio, só você encurta os meses.',
    refused: 'A hora do sino precisa ser daqui a pouco.',
    month: (month: number) => `Mês ${month}`,
    and: ' e ',
  },
  /** Who has received the letter by one way, in the order in which the projector shows it. */
  given: (way: string, names: readonly string[]) => `${way}: ${names.join('; ')}.`,
  wonBy: (who: string, bid: number) => `${who}, ${coinsText(bid)}`,
  finish: 'TERMINAR AGORA',
  projector: 'TELÃO',
  askFinish: {
    question: 'O sinal tocou?',
    body: 'As jogadas feitas valem. O resto dos meses vai no automático.',
    yes: 'TERMINAR AGORA',
  },
  askEnd: {
    question: 'Encerrar o grupo?',
    body: `Os resultados ficam guardados por ${ENDED_GROUP_DAYS} dias. Depois, o grupo é apagado.`,
    yes: 'ENCERRAR',
  },
  askDelete: {
    question: 'Apagar o grupo agora?',
    body: 'Lugares, jogadas e resultados somem na hora. Não dá para desfazer.',
    yes: 'APAGAR O GRUPO',
  },
  no: 'VOLTAR',
  card: {
    papers: 'Para imprimir',
    title: 'Cartão de quem conduz',
    body: 'Cartão de quem conduz: guarde. Quem tem este cartão conduz o grupo.',
    label: 'Endereço que conduz o grupo',
    print: 'IMPRIMIR',
    show: 'VER O CARTÃO DE QUEM CONDUZ',
    hide: 'ESCONDER O CARTÃO',
    ask: {
      question: 'Alguém mais vê esta tela?',
      body: 'Quem fotografa este código conduz o grupo. Mostre só se a tela não está no telão.',
      yes: 'MOSTRAR O CARTÃO',
    },
    renew: 'TROCAR A CHAVE',
    renewAbout: 'Se outra pessoa viu o cartão. A chave antiga para de valer em todos os aparelhos.',
    askRenew: {
      question: 'Trocar a chave de quem conduz?',
      body: 'Os outros aparelhos que conduzem saem. O cartão impresso para de valer.',
      yes: 'TROCAR A CHAVE',
    },
    renewed: 'Chave trocada. Guarde o cartão novo.',
  },
  people: {
    /** While somebody has not sealed the month, once all have, and otherwise. */
    title: { missing: 'Quem falta', sealed: 'Todos lacraram', all: 'Pessoas' },
    barred: 'fora: joga no automático',
    more: 'ABRIR',
    none: 'Ninguém na sala.',
    name: (quota: number) => `Nome de quem está na cota ${quota}`,
    placeholder: 'nome',
    sealed: 'lacrou',
    begun: 'jogando',
    idle: 'não começou',
    connected: 'conectado',
    away: 'sem sinal',
    absences: (count: number) => (count === 1 ? '1 ausência' : `${count} ausências`),
    answered: 'respondeu',
    locked: 'volta travada',
    door: {
      open: 'Entrada aberta: quem tem o código entra, se houver lugar e não houver pausa.',
      shut: 'Entrada parada: ninguém novo entra.',
      doShut: 'PARAR A ENTRADA',
      doOpen: 'ABRIR A ENTRADA',
      free: (count: number) => `LIBERAR ${count === 1 ? '1 LUGAR' : `${count} LUGARES`} SEM SINAL`,
      ask: {
        question: 'Liberar os lugares sem sinal?',
        body: 'Quem está neles sai do grupo. Só volta com a entrada aberta e o grupo sem pausa.',
        yes: 'LIBERAR',
      },
      flooded: 'A sala encheu ou alguém tenta entrar vezes demais. Tem menos gente aqui? Recomece a entrada.',
      renewAll: 'RECOMEÇAR A ENTRADA',
      renew: 'TROCAR O CÓDIGO',
      askRenew: {
        question: 'Recomeçar a entrada?',
        body: 'Todas as pessoas saem, e o código de agora para de valer. Só voltam com a entrada aberta.',
        yes: 'RECOMEÇAR',
      },
      askCode: {
        question: 'Trocar o código?',
        body: 'Quem está no grupo continua. O código de agora para de valer.',
        yes: 'TROCAR',
      },
    },
    answers: (count: number, of: number) => `Respostas às perguntas: ${count} de ${of}.`,
    open: (quota: number, nickname: string) => `Cota ${quota}, ${nickname}`,
    roll: {
      title: 'Chamada',
      label: 'Lista de nomes: um por linha, ou só quantas pessoas são',
      all: 'A lista e as cotas batem.',
      missing: (names: readonly string[]) => `Sem cota: ${names.join(', ')}.`,
      twice: (name: string, quotas: readonly number[]) =>
        `${name} pode estar em mais de uma cota: ${quotas.join(', ')}.`,
      few: (count: number) => (count === 1 ? 'Falta 1 pessoa.' : `Faltam ${count} pessoas.`),
      many: (count: number) => `${counted(count, 'lugar', 'lugares')} a mais: alguém entrou duas vezes?`,
    },
    privacy: 'Os nomes ficam só neste aparelho. O jogo nunca recebe essa lista.',
    forget: 'ESQUECER OS NOMES',
    forgotten: 'Nomes apagados deste aparelho.',
  },
  seat: {
    free: 'LIBERAR O LUGAR',
    freeAbout: 'Para quem entrou duas vezes ou saiu. Só com a sala aberta.',
    askFree: {
      question: 'Liberar este lugar?',
      body: 'O aparelho sai do grupo. A cota fica livre para quem entrar.',
      yes: 'LIBERAR O LUGAR',
    },
    freed: 'Lugar liberado.',
    newKey: 'CHAVE NOVA',
    newKeyAbout: 'Para quem trocou de aparelho. O aparelho antigo perde o lugar.',
    scan: 'Aponte a câmera do aparelho novo. Só ele deve abrir este endereço.',
    keyLabel: (quota: number) => `Endereço que abre o lugar da cota ${quota}`,
    copy: 'COPIAR O ENDEREÇO',
    copied: 'Endereço copiado.',
    pictures: 'VER AS FIGURAS',
    picturesAbout: 'Para quem esqueceu. As figuras são segredo: mostre só a essa pessoa.',
    shown: `As ${feminine(SEAT_PICTURES)} figuras, na ordem`,
    remove: 'TIRAR DO GRUPO',
    removeAbout: 'O lugar passa a jogar no automático. A pessoa pode voltar com as figuras.',
    bar: 'TIRAR SEM VOLTA',
    barAbout: 'O mesmo, e as figuras param de valer. Só uma chave nova devolve o lugar.',
    askRemove: {
      question: 'Tirar esta pessoa do grupo?',
      body: 'O aparelho perde o lugar agora. A cota segue no automático.',
      yes: 'TIRAR',
    },
    removed: 'O lugar segue no automático.',
    unlock: 'LIBERAR A VOLTA',
    unlockAbout: 'Para quem errou as figuras muitas vezes.',
    unlocked: 'Volta liberada: as figuras podem ser tentadas de novo.',
    close: 'FECHAR',
  },
  delete: 'APAGAR O GRUPO',
  say: 'Para dizer agora',
  keys: 'Espaço ou →: avança',
  offline: 'Sem conexão. A página volta sozinha.',
  busy: 'O jogo não respondeu agora. A página volta sozinha.',
  lost: 'Este aparelho não conduz o grupo.',
  lostBody: 'Abra o endereço do cartão de quem conduz.',
} as const;

/** The same where a class plays on paper. */
export const paperSpeakerLines = {
  WAITING: [
    'Imprima os cartões e entregue um a cada equipe.',
    'Diga: o sorteio já está lacrado. No fim, vamos conferir juntos.',
    'Toda equipe tem cartão? FECHAR A SALA começa o mês 1.',
  ],
  PRIVATE: ['Lembre: antes do lance vêm a parcela e a reserva.', 'Recolha a linha de cada cartão.'],
} as const;

/** What the host may say or ask, by where the group stands. */
export const speakerLines = {
  WAITING: [
    'Mostre o telão. Dá para entrar com a câmera ou digitando o código.',
    'Diga: o sorteio já está lacrado. No fim, vamos conferir juntos.',
    'Todo mundo entrou? FECHAR A SALA começa o mês 1.',
  ],
  PRIVATE: ['Lembre: antes do lance vêm a parcela e a reserva.', 'Quem acabou pode dar um palpite no celular.'],
  /** The first month: what the game is for, in three lines. */
  FIRST: [
    'Diga: o dinheiro é do grupo. As parcelas de vocês viram cartas.',
    'Diga: a carta vem por sorteio, por lance ou no fim.',
    'Diga: ganha quem paga o contrato até o fim e fica com o bem.',
  ],
  /** The last month opens no bids. */
  LAST: ['Diga: no último mês não há sorteio nem lance. Quem está em dia e sem carta recebe a sua.'],
  STEPS: {
    CALL: ['Diga: quem não pagou fica fora desta assembleia, e o pote encolhe.'],
    POT: ['Diga: as parcelas pagas aqui viram a carta de alguém.'],
    RAFFLE: ['Diga: dá para conferir o sorteio no fim.'],
    BIDS: ['Diga: o lance paga parcelas do fim, com moedas guardadas.'],
    MORE: ['Diga: cada sorteio a mais sai do que ficou no pote.'],
    RESULT: ['Deixe o grupo falar: daqui só você avança.'],
    END: ['Diga: quem pagou tudo recebeu a carta.'],
    BOOKS: ['Leia com o grupo: o que entrou, o que saiu, e a diferença de zero.'],
  } satisfies Readonly<Record<LiveStep, readonly string[]>>,
} as const;

/** The same for a group over days: nobody sits in one room, the host writes to the group, and no assembly is led (LIVE 3.13). */
export const weekSpeakerLines = {
  WAITING: [
    'Mande o código ao grupo. Cada pessoa entra no próprio aparelho.',
    'Escreva: o sorteio já está lacrado. No fim, cada pessoa pode conferir.',
  ],
  PRIVATE: ['Lembre a hora da assembleia. Até lá, o que não for lacrado vai no automático.'],
} as const;
