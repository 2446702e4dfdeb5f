import { type ErrorCode, LEAST_PASSWORD, type LiveErrorCode } from '@consorcio/contract/wire';

export { FOREIGN_ANSWER, FOREIGN_SENTENCE, NO_CONNECTION } from './connection.ts';

/** SPEC section 8: said when neither an answer nor an error has words. */
const UNKNOWN_ERROR = 'Erro desconhecido';

/** SPEC section 8, translated codes: these sentences stand alone. */
const TRANSLATED = {
  PW_TOO_WEAK: `Sua senha precisa ter ${LEAST_PASSWORD} caracteres`,
  EMAIL_UNAVAILABLE: 'E-mail já cadastrado',
  USER_NOT_FOUND: 'Não foi possível encontrar o usuário',
  EMAIL_INVALID: 'E-mail inválido',
  PW_MISMATCH: 'Senha incorreta',
  BALANCE_INSUFFICIENT: 'Você não tem saldo suficiente.',
} as const satisfies Partial<Record<ErrorCode, string>>;

/** SPEC section 8, codes shown as they are: a sentence for the player comes before the code. */
const SHOWN_WITH_CODE = {
  RECOVERY_INVALID: 'Este código não vale para este e-mail. Confira os dois.',
  ALREADY_CLAIMED: 'Este jogo já está guardado em uma conta.',
  ACCOUNT_REQUIRED: 'Para isso é preciso ter uma conta.',
  LINK_INVALID: 'Este link não vale mais. Peça outro.',
  TOKEN_REQUIRED: 'Entre na sua conta para continuar.',
  TOKEN_INVALID: 'Sua sessão terminou. Entre de novo.',
  PERSONA_NOT_FOUND: 'Esse personagem não existe.',
  DREAM_NOT_FOUND: 'Esse sonho não existe.',
  CAMP_NOT_FINISHED: 'Você já tem um sonho em andamento.',
  CAMP_NOT_FOUND: 'Esse sonho não está em andamento.',
  CAMP_INVALID_STATUS: 'Não dá para fazer isso agora.',
  USER_MUST_SEE_RESULTS: 'Veja primeiro como o seu sonho terminou.',
  STAGE_NOT_FOUND: 'Essa etapa não existe.',
  STAGE_IS_NOT_CURRENT: 'Essa etapa não é a de agora.',
  STAGE_ALREADY_STARTED: 'Você já iniciou essa etapa em outro minigame.',
  STAGE_NOT_STARTED: 'Essa etapa ainda não começou.',
  STAGE_COUNT_MISMATCH: 'O ciclo não tem as etapas certas.',
  STAGE_ALREADY_GENERATED: 'As etapas deste ciclo já existem.',
  ROOM_NOT_FOUND: 'Esse lugar não existe na cidade.',
  ROOM_TYPE_MISMATCH: 'Esse lugar não combina com a etapa.',
  ROOM_REWARD_HANDLER_MISSING: 'Erro do jogo neste lugar.',
  CONCEPT_NOT_SEEN: 'Essa ideia ainda não apareceu no seu caderno.',
  AUCTION_INVALID_BID: 'O lance precisa ser um número inteiro de pelo menos 1.',
  AUCTION_NOT_FOUND: 'Ainda não houve assembleia.',
  AUCTION_NOT_AVAILABLE: 'Não dá para dar lance agora.',
  JACKPOT_NOT_AVAILABLE: 'O sorteio ainda não pode ser feito.',
  JACKPOT_ALREADY_ROLLED: 'O último sorteio já foi feito.',
  QUIZ_CLASS_NOT_FOUND: 'Esse código de turma não vale. Confira com quem passou o link.',
  QUIZ_ALREADY_ANSWERED: 'Esta parte do desafio já foi respondida.',
  QUIZ_LATE: 'O tempo desta parte do desafio já passou.',
  QUIZ_NOT_ASKED: 'Esta parte do desafio não está aberta para você.',
  TRANSACTION_NOT_STARTED: 'A operação não foi iniciada.',
  NOT_FOUND: 'Não encontramos o que você pediu.',
  METHOD_NOT_ALLOWED: 'Essa operação não existe aqui.',
  RATE_LIMITED: 'Muitas tentativas. Tente de novo mais tarde.',
  REPLAY_INVALID: 'Não foi possível conferir essa partida.',
  SHIFT_NOT_ALLOWED: 'Este turno precisa ser jogado.',
  KEY_REUSED: 'Esse pedido já foi feito com outros dados. Envie de novo.',
  PAYLOAD_TOO_LARGE: 'O que você enviou é grande demais.',
  UNAVAILABLE: 'O jogo saiu do ar por um instante. Tente de novo já, já.',
  UNKNOWN: UNKNOWN_ERROR,
} as const satisfies Partial<Record<ErrorCode, string>>;

type Known = keyof typeof TRANSLATED | keyof typeof SHOWN_WITH_CODE;
type Forgotten = Exclude<ErrorCode, Known | LiveErrorCode>;
/** Does not compile when a code of the contract has no sentence. */
const everyCodeHasWords: [Forgotten] extends [never] ? true : Forgotten = true;

/** What a player reads for a code; where SPEC section 8 shows the code itself, it stands behind in brackets. */
export function sentenceOf(code: ErrorCode): string {
  if (Object.hasOwn(TRANSLATED, code)) return TRANSLATED[code as keyof typeof TRANSLATED];
  // A code of live groups has its sentence in `live-errors.ts`, which is loaded with their screens.
  const sentence = (everyCodeHasWords && SHOWN_WITH_CODE[code as keyof typeof SHOWN_WITH_CODE]) ?? UNKNOWN_ERROR;
  return `${sentence} (${code})`;
}

/** SPEC section 8, per action, and section 4. */
export const actionErrors = {
  personaChoose: 'Erro ao escolher personagem. Tente novamente.',
  dreamChooseCampaignRunning: 'Você já possui uma campanha em andamento. Finalize-a antes de escolher um novo sonho.',
  otherMinigameRunning: 'Você já iniciou essa etapa em outro minigame.',
  certificateWithoutCampaign: 'Não foi possível completar o sonho... Tente novamente mais tarde.',
} as const;
