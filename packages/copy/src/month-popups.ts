import { fraction, said } from '@consorcio/rules/figures';

import { between, capital, twoDigits } from './digits.ts';
import { dreamWords } from './dream-words.ts';
import { EXCLUDED, REFUND } from './fund.ts';
import { ADVANCE } from './popups.ts';
import { awarded, HASHTAG } from './share.ts';

/* Sentences of the popups from the end of the first month on; labels as popups.ts says. They come with those
   popups. And of the certificate, with which a campaign ends. */

/** The month as one board. Sums in effort or energy; least and most where chance has a part. */
export const planPopup = {
  open: 'PLANEJAR O MÊS',
  follow: 'SEGUIR O PLANO',
  /** On the map, where the plan no longer does what it promised. */
  changed: 'O dia mudou o plano.',
  slots: 'Etapas do mês',
  slot: (position: number, place: string | null) => `Etapa ${position}: ${place ?? 'escolha um lugar'}`,
  /** Whether a stage is played or only worked, after its number. */
  mode: (position: number) => `Etapa ${position}:`,
  game: 'JOGO',
  turn: 'TURNO',
  places: 'Lugares',
  card: 'Imprevisto',
  /** Read aloud after what answers to earlier cards change this month. */
  falling: 'de imprevistos anteriores',
  due: 'Parcela',
  between,
  /** Read aloud with a place: what it takes and gives in the stage that is filled. */
  offer: (takes: string, gives: string) => `gasta ${takes} e rende ${gives}`,
  /** What is left of it, or missing, once the plan is lived. */
  outlook: {
    /** Follows it where the month still has a card. */
    beforeCard: ' antes do imprevisto',
    open: (places: number) => (places === 1 ? 'Escolha mais 1 lugar' : `Escolha ${places} lugares`),
    lost: 'Assim falta para a parcela',
    left: (least: number, most: number) => {
      if (most === 0) return 'Dá certinho';
      return most === 1 ? 'Sobra 1' : `Sobram ${between(least, most)}`;
    },
    maybe: (missing: number, left: number) => `Pode faltar ${missing} ou sobrar ${left}`,
    missing: (least: number, most: number) => (most === 1 ? 'Falta 1' : `Faltam ${between(least, most)}`),
  },
} as const;

/** Whoever pays late is out of that month's assembly: said at the bid, at the raffle and on the pages of what was. RULES 6.4. */
export const OUT_OF_ASSEMBLY = 'Você pagou depois do vencimento: sua cota fica fora da assembleia deste mês.';

/** A turn without a game was taken. RULES 4.9. */
export const shiftDone = { work: 'Turno feito!', leisure: 'Descanso feito!' } as const;

/** The instalment, its two results and what is left to pay. SPEC sections 2 and 4. */
export const paymentPopups = {
  due: {
    ribbon: (cycle: number) => `FIM DO CICLO ${twoDigits(cycle)}`,
    heading: 'Hora de pagar a parcela',
    late: 'Esta é a parcela em atraso, com multa e juros. Pagando agora, você segue no grupo, fora da assembleia deste mês.',
    /** The same in the last cycle, whose closing takes all who have paid. */
    lateLast: 'Esta é a parcela em atraso, com multa e juros. Pagando agora, você recebe a carta no encerramento.',
    cost: 'Custo da parcela',
    have: 'Você tem',
    earned: (part: number, cycles: number) => `${part} de ${cycles} ciclos`,
    button: 'PAGAR',
  },
  failure: {
    ribbon: 'Vish...',
    heading: 'A parcela não coube neste mês',
    body: 'Você ganhou uma chance para se recuperar: trabalhe um pouco e pague.',
    /** Where even the best work of the recovery does not reach what is due. */
    hopeless: 'Você ganhou um trabalho de recuperação, mas nenhum trabalho paga o que falta agora.',
    due: 'Parcela em atraso',
    have: 'Você tem',
  },
  /** The server could not be asked: nothing is known to be paid, and nothing is lost. */
  unreached: {
    heading: 'Não sabemos se o pagamento chegou',
    body: 'O pagamento não foi confirmado. A parcela não é cobrada duas vezes. Volte e tente de novo.',
    due: 'Custo da parcela',
  },
  success: {
    ribbon: 'PARCELA PAGA!',
    heading: 'Tudo em dia!',
    fund: 'No fundo comum',
    /** What stays in the fund. */
    fold: 'O que fica',
    /** Of a late one. */
    late: { ribbon: 'PARCELA PAGA', heading: 'Você segue no grupo' },
  },
  remaining: {
    heading: (cycles: number) => (cycles === 1 ? 'Falta 1 ciclo' : `Faltam ${cycles} ciclos`),
    /** Readjustment, by the months of a real plan that are over; sums are texts in reais, before and now. */
    risen: (months: number, credit: readonly [string, string], due: readonly [string, string]) =>
      months < 12
        ? `Na vida real: ${months} meses e uma carta de ${credit[0]}. Em geral, carta e parcela sobem com o preço do bem.`
        : `Na vida real seriam ${months} meses. Se o preço subisse ${said('price-growth')} ao ano, a carta iria de ${credit[0]} a ${credit[1]}. A parcela iria de ${due[0]} a ${due[1]}.`,
    bar: (paid: number, cycles: number) => `${paid} de ${cycles} ciclos pagos`,
  },
} as const;

/** From the choice at the assembly to the decided bid; sums in effort. SPEC sections 2 and 4. */
export const bidPopups = {
  options: {
    ribbon: 'HORA DO LANCE',
    heading: 'Guardar ou dar um lance?',
    what: 'O lance paga parcelas antes e pode antecipar a carta.',
    lost: 'Se não vencer, nada é cobrado.',
    saved: 'Esforço guardado',
    next: 'Próxima parcela',
    keep: 'GUARDAR',
    bid: 'DAR LANCE',
    /** After the bids that win here; what it unfolds are those of life. */
    inLife: 'E na vida real?',
    /** Where nothing is left to offer. */
    empty: {
      heading: 'Sem esforço para um lance',
      body: 'Um lance sai do esforço que sobra depois da parcela. Neste mês não sobrou nada. O sorteio vale do mesmo jeito.',
    },
    /** Where the instalment was late. */
    out: 'Neste mês, sem lance',
  },
  /** Members of the own group before they bid; sums in effort. RULES 7.12. */
  neighbours: {
    title: 'Quem chegou à assembleia',
    /** Below them; it unfolds what usually wins. */
    note: 'Palpites.',
    pocket: 'pode dar',
    /** Beside what it unfolds of them. */
    bidders: 'Os outros lances vêm deles.',
    habit: {
      SPENDS: 'gastou',
      STEADY: 'não guardou',
      SAVES: 'guardou',
      HURRIED: 'tem pressa',
      LATE: 'atrasou: sem lance',
    },
    /** Of one who was seen in an earlier month: what it saved in this one. */
    back: (change: number, isHurried: boolean) => {
      if (isHurried) return 'voltou com pressa';
      if (change === 0) return 'voltou: não guardou';
      return change > 0 ? `voltou: guardou ${change}` : `voltou: gastou ${-change}`;
    },
  },
  value: {
    ribbon: 'DAR LANCE',
    body: 'Quanto esforço você quer oferecer para antecipar o seu sonho?',
    label: 'Valor do lance',
    lower: 'Diminuir lance',
    raise: 'Aumentar lance',
    limits: (most: number) => `De 0 a ${most}. Segure o + para ir depressa.`,
    nothing: 'Toque no +: com 0 não há lance.',
    back: 'VOLTAR',
    confirm: 'DAR LANCE',
  },
  film: {
    title: 'Abrindo os lances...',
    caption: 'A administradora confere os envelopes, um a um.',
    won: 'Seu lance venceu!',
    lost: 'Outro lance venceu',
  },
  won: {
    /** SPEC section 2, to the letter. */
    ribbon: 'CONTEMPLADO!',
    heading: 'Seu lance venceu!',
    bid: 'Seu lance',
  },
  lost: {
    ribbon: 'NÃO FOI DESTA VEZ',
    heading: 'Seu lance não venceu. Nada foi cobrado.',
    /** SPEC section 4, spelled as there. */
    body: 'Seu esforço foi reembolsada para o próximo ciclo',
    bid: 'Seu lance',
    winner: (name: string) => `${name} ofereceu`,
  },
  unreached: {
    ribbon: 'SEM CONEXÃO',
    heading: 'Não sabemos se o lance chegou',
    body: 'O lance não foi confirmado. Tente de novo.',
    again: 'TENTAR DE NOVO',
    goOn: 'SEGUIR SEM LANCE',
  },
} as const;

/** The chance is always shown as '1 em N': N quotas waiting, each with one ball (RULES 7.7). */
export const chance = (waiting: number): string => `1 em ${waiting}`;

const LAST_RAFFLE = 'Este foi o último sorteio.';

/** The raffle; `waiting` is the number of quotas in the draw. SPEC sections 2 and 4. */
export const rafflePopups = {
  intro: {
    ribbon: 'SORTEIO',
    heading: 'Cada cota em dia e sem carta, uma bola',
    quota: 'Sua cota',
    /** Where the instalment was late, beside the number of balls. */
    out: 'fora do globo',
    balls: 'Cotas no globo',
    button: 'IR PARA O SORTEIO',
  },
  film: {
    before: 'Hora do sorteio!',
    mixing: 'Girando...',
    leaving: 'Lá vem ela...',
    own: 'Saiu a sua cota!',
    other: (quota: number) => `Saiu a cota ${twoDigits(quota)}`,
    yours: (quota: number) => `Sua cota é a ${quota}.`,
    /** Of a quota that is not in the globe. */
    out: (quota: number) => `Sua cota, a ${quota}, fica fora deste sorteio.`,
    balls: (count: number) => (count === 1 ? '1 cota no globo' : `${count} cotas no globo`),
    outHeading: 'Sua cota não estava no globo',
    outBody: 'Com a próxima parcela em dia, ela volta ao sorteio.',
    luck: 'Boa sorte!',
    ownHeading: (quota: number) => `Cota ${quota} contemplada!`,
    otherHeading: 'Não foi você desta vez',
    /** The group has no raffle after this one. */
    last: LAST_RAFFLE,
  },
  /** Folded under the joy of a letter: everybody's bids and the drawn quota. */
  people: 'Ver a assembleia',
  won: {
    ribbon: (personaId: number) => `${awarded(personaId).toLocaleUpperCase('pt-BR')}!`,
    heading: 'Saiu a sua cota!',
    body: 'Foi sorte: toda bola do globo tem a mesma chance.',
    quota: 'Sua cota',
    chance: 'A chance era',
  },
  lost: {
    ribbon: 'NÃO FOI VOCÊ',
    heading: (quota: number) => `Saiu a cota ${twoDigits(quota)}`,
    /** Of a draw that was not heard of, or not of its quota. */
    unknown: {
      heading: 'Não sabemos que cota saiu',
      body: 'O resultado está lacrado e não muda por isso. Avance para continuar.',
    },
    /** For the group's last raffle; before it, the text names the next chance. */
    body: `${LAST_RAFFLE} Pague a última parcela e receba a carta no fim do grupo.`,
    /** Of a quota that was not in the globe. */
    out: 'Sua cota não estava no globo. Com a próxima parcela em dia, ela volta ao sorteio.',
    quota: 'Sua cota',
    chance: 'A chance era',
  },
  unreached: {
    ribbon: 'SEM CONEXÃO',
    heading: 'O sorteio não chegou até aqui',
    body: 'O resultado não muda por isso. Tente de novo para ver.',
    again: 'TENTAR DE NOVO',
    goOn: ADVANCE,
  },
} as const;

/** The two popups after a contemplation, in their order. SPEC section 4. */
export const creditLetters = [
  {
    ribbon: 'CARTA DE CRÉDITO',
    heading: 'Seu poder de compra à vista',
    body: 'Com a carta você escolhe onde comprar, dentro da categoria do contrato, e negocia como quem paga à vista.',
  },
  {
    ribbon: 'E DEPOIS?',
    heading: 'As parcelas continuam',
    body: 'No jogo e na vida real, as parcelas vão até o fim, com uma garantia. Assim saem as outras cartas.',
  },
] as const;

/** The second of them where nothing is owed any more. */
export const creditLetterPaid = {
  ribbon: 'E DEPOIS?',
  heading: 'O contrato terminou',
  body: 'Não há mais conta do grupo.',
} as const;

const isYours = (dreamId: number): string => dreamWords(dreamId).isYours;
/** The same as a heading: 'A moto zero km é sua!' */
const isYoursHeading = (dreamId: number): string => `${capital(isYours(dreamId))}!`;

/** SPEC section 2: paid all, highest bid, raffle win. */
export const completePopups = {
  ribbon: 'SONHO REALIZADO!',
  /** After a letter with instalments still to come. */
  goesOn: 'As parcelas continuam.',
  paid: {
    heading: 'Você pagou todas as parcelas',
    /** Why, from the campaign's own months; `late` instalments were paid late, null while it is not known. */
    why: (cycles: number, late: number | null) =>
      `Você pagou as ${cycles} parcelas${late === 0 ? ' em dia' : late === null ? '' : `, ${late} com atraso,`} e a carta saiu no fim.`,
    body: isYoursHeading,
  },
  bid: {
    heading: isYoursHeading,
    /** Why, and what it cost in effort. */
    why: (bid: number) => `Seu lance de ${bid} venceu.`,
    /** The same where the bid is not known any more. */
    whyUnknown: 'Seu lance venceu.',
    /** The bid paid all that was still owed. */
    bodyPaidAll: 'Seu lance venceu e pagou tudo o que faltava!',
  },
  raffle: {
    heading: isYoursHeading,
    why: (quota: number) => `Sua parcela estava em dia, e a sua cota, a ${quota}, saiu no sorteio.`,
  },
} as const;

/** A campaign that ended by default. SPEC section 4. */
export const endedPopup = {
  ribbon: 'SUA COTA FOI EXCLUÍDA',
  /** Which rule excluded: the recovery's instalment was missed, or every recovery was used; `most` of a campaign. */
  reasons: {
    /** Sums in effort: what the late instalment asked for, and what was there. */
    recovered: (due: number, effort: number) => ({
      heading: 'A parcela em atraso não foi paga',
      why: `Depois da recuperação, a parcela custava ${due} e você tinha ${effort}.`,
    }),
    used: (most: number) => ({
      heading: `Foram ${most + 1} parcelas em atraso`,
      why: `Só ${most} atrasos têm recuperação, e eles já tinham acontecido.`,
    }),
  },
  body: 'O grupo continua sem você.',
  /** Folded, above the sums. */
  fold: 'Ver o que voltaria',
  inLife: `Na vida real, em geral volta só ${REFUND}`,
  paid: 'Você pagou',
  common: 'Foi para o fundo comum',
  /** An example, as 10 % is. */
  back: `Com multa de ${said('leaving-penalty')}, voltaria (exemplo)`,
  /** What would come back of the common fund's part, in whole effort. */
  backOf: (common: number) => Math.round(common * (1 - fraction('leaving-penalty'))),
  button: 'TENTAR NOVAMENTE',
  /** From the campaign's own movements. */
  advice: {
    title: 'Duas dicas para o próximo sonho',
    restedLate:
      'Você descansou na vez de recuperar a parcela. Nessa hora, só o trabalho dá esforço, mesmo sem energia.',
    workFirst: 'Você não trabalhou nenhuma vez. É o trabalho que paga a parcela.',
    workMore: (times: number, each: number) =>
      `Você trabalhou ${times === 1 ? 'uma vez e ganhou' : `${times} vezes e ganhou, em média,`} ${each} de esforço. Compare com a parcela antes do fim do mês.`,
    keepReserve: (lost: number) => `Imprevistos custaram ${lost} de esforço. É para isso que serve a reserva.`,
    onlyRested: (times: number) =>
      `Você descansou ${times === 1 ? 'uma vez' : `${times} vezes`}. O descanso dá energia: use essa energia para trabalhar.`,
    watchDue: 'O mapa mostra quanto falta para a parcela. Enquanto faltar, escolha um lugar de trabalho.',
    rest: (times: number, works: number) =>
      `Trabalhos: ${works}. Descansos: ${times}. Com energia alta, o trabalho rende mais.`,
  },
} as const;

/** The month's event; its own words come from the catalogue of events. SPEC section 2. */
export const eventPopup = {
  ribbon: 'IMPREVISTO DO MÊS',
  good: 'Recompensa',
  other: 'Efeito',
  /** For whoever can't see which answer is marked. */
  effectOf: (answer: string) => `de “${answer}”`,
  button: 'Voltar ao jogo',
  picture: (title: string) => `Cena do imprevisto: ${title}`,
  choice: 'O que você faz?',
  /** In place of the effect, while no answer is chosen. */
  unanswered: 'Escolha o que fazer.',
  nothingNow: 'Nada agora',
  later: 'Depois',
  /** What an answer to an earlier card left for this month. */
  fell: (title: string) => `Ainda de “${title}”`,
} as const;

/** The animation between two cycles. SPEC section 4. */
export const cycleTransition = {
  title: (cycle: number) => `Ciclo ${twoDigits(cycle)}`,
  picture: (cycle: number) => `Calendário virando para o ciclo ${twoDigits(cycle)}`,
  heading: 'Novo mês, novas escolhas!',
} as const;

/** `/certificado-de-conquista` and Novo Jogo +. SPEC section 2. */
export const certificateScreen = {
  ribbon: 'CERTIFICADO DE CONQUISTA',
  loading: 'Carregando...',
  loadingDetail: 'Preparando o certificado',
  missing: 'O certificado não abriu',
  backToMap: 'VOLTAR AO MAPA',
  conquered: 'Conquistou seu sonho de',
  /** How the dream came true, by the campaign's context (RULES 3.1). */
  how: {
    /** `late`: instalments paid late; null while it is not known. */
    PAID: (cycles: number, late: number | null) => {
      if (late === 0) return `com ${cycles} parcelas pagas em dia.`;
      if (late === null) return `com ${cycles} parcelas pagas.`;
      return `com ${cycles} parcelas pagas, ${late === 1 ? 'uma' : late} delas com atraso.`;
    },
    BID: (cycle: number) => `por lance, no ciclo ${cycle}.`,
    JACKPOT: (cycle: number) => `por sorteio, no ciclo ${cycle}.`,
  },
  /** On the page behind it. */
  realLife: EXCLUDED,
  reserve: 'Reserva guardada',
  hashtag: HASHTAG,
  portrait: (name: string) => `Retrato de quem representou ${name} no jogo`,
  newGame: {
    ribbon: 'NOVO JOGO +',
    heading: 'Pronto para outro sonho?',
    body: 'Comece de novo com mais recursos no bolso, recompensas maiores e parcelas mais altas.',
    energy: 'Energia no começo',
    effort: 'Esforço no começo',
    button: 'NOVO JOGO +',
  },
} as const;
