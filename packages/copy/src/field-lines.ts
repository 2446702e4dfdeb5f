import type { PasswordFault } from '@consorcio/contract/password';
import { type FieldFault, type FieldFaultCode, LEAST_PASSWORD, MOST_PASSWORD } from '@consorcio/contract/wire';

/** Said of a field that is missing or empty. SPEC section 5. */
export const REQUIRED_LINE = 'Campo obrigatório';

/** Said of a lucky word that is refused: by the API, and below the field before it is sent. */
export const LUCKY_WORD_LINE = 'Use só letras sem acento, números e hífen';

/** What is said of a refused field; `detail` is the limit, count or word list of the fault. */
const LINES: Readonly<Record<FieldFaultCode, (detail: string) => string>> = {
  REQUIRED: () => REQUIRED_LINE,
  NOT_TEXT: () => 'Deve ser um texto',
  NOT_NUMBER: () => 'Deve ser um número',
  NOT_OBJECT: () => 'Deve ser um objeto',
  NOT_BOOLEAN: () => 'Deve ser verdadeiro ou falso',
  TOO_LONG: (most) => `Deve ter no máximo ${most} caracteres`,
  BAD_CHARACTERS: () => 'Contém caracteres inválidos',
  NOT_ONE_OF: (words) => `Deve ser um destes: ${words}`,
  NOT_CLIENT_SEED: () => LUCKY_WORD_LINE,
  NOT_CONCEPT: (last) => `Deve ser uma ideia de 1 a ${last}`,
  NOT_OPTION: (last) => `A opção é um número de 0 a ${last}`,
  NOT_ANSWER: (last) => `Cada resposta é um número de 0 a ${last}`,
  NOT_CONFIDENCE: () => 'Cada certeza é 0, 1 ou 2, e fica vazia só em “Não sei”',
  WRONG_COUNT: (count) => `Deve ter ${count} respostas`,
  NOT_JSON: () => 'O corpo não é um JSON válido',
  NOT_JSON_TYPE: () => 'Envie JSON (content-type: application/json)',
  WRONG_CONTENT_LENGTH: () => 'O tamanho enviado não confere com o anunciado',
  TIMED_OUT: () => 'O pedido demorou demais para chegar',
  HEADERS_TOO_LARGE: () => 'Os cabeçalhos são grandes demais',
  TARGET_TOO_LONG: () => 'O endereço é longo demais',
  UNREADABLE: () => 'O pedido não pôde ser lido',
  INVALID: () => 'Invalid input',
};

/** The line of the API for one refused field, its name first: `personaId: Campo obrigatório`. CONTRACT section 3. */
export const fieldLine = ({ field, code, detail }: FieldFault): string => `${field}: ${LINES[code](detail)}`;

/** The line below the sign-up's password. SPEC section 5. */
export const passwordLines: Readonly<Record<PasswordFault, string>> = {
  TOO_SHORT: `Senha deve ter pelo menos ${LEAST_PASSWORD} caracteres`,
  TOO_LONG: `Senha deve ter no máximo ${MOST_PASSWORD} caracteres`,
  NO_LOWER_CASE: 'Senha deve conter 1 letra minúscula',
  NO_UPPER_CASE: 'Senha deve conter 1 letra maiúscula',
  NO_DIGIT: 'Senha deve conter 1 número',
  NO_SPECIAL: 'Senha deve conter 1 caracter especial',
};

/** Said at the field of a password that keeps every rule and is used by many: `info` COMMON of PW_TOO_WEAK. */
export const COMMON_PASSWORD_LINE = 'Essa senha é muito comum. Troque uma palavra.';

/** What a new password needs, ticked off below its field while it is written. */
export const passwordRules: Readonly<Record<PasswordFault, string>> = {
  TOO_SHORT: `${LEAST_PASSWORD} caracteres ou mais`,
  TOO_LONG: `${MOST_PASSWORD} caracteres ou menos`,
  NO_LOWER_CASE: '1 minúscula',
  NO_UPPER_CASE: '1 maiúscula',
  NO_DIGIT: '1 número',
  NO_SPECIAL: '1 sinal, como !',
};

/** Read aloud while a new password is written: what is wrong with it. */
export const passwordNeeds = (faults: readonly PasswordFault[]): string =>
  faults.length === 0
    ? 'A senha segue todas as regras.'
    : `Corrija na senha: ${faults.map((fault) => passwordRules[fault]).join(', ')}.`;
