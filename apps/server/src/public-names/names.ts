import { cuss } from 'cuss/pt';
import { CONFUSABLES } from './confusables.ts';

/** Words of the list of Portuguese insults (cuss) that are surely one, but for those that are names, animals or food as well. */
const SURE = 2;
const HARMLESS: ReadonlySet<string> = new Set(['besta', 'frango', 'mané']);
const LISTED = Object.keys(cuss).filter((word) => cuss[word] === SURE && !/[ -]/.test(word) && !HARMLESS.has(word));

/**
 * Further words that stand in no public name, without accents and in lower case, doubled letters once. A word blocks the whole word
 * only; with `*` at an end it blocks words that go on there, so it must be the beginning, end or middle of no name and no
 * usual word (`names.test.ts` tries the list against common ones). Disguises need no line: `P.U.T.A`, `pu7a` and `púta` are `puta`.
 */
const INSULTS = `
  anus arrombad* asshole* babaca* bastard* bichas bichona bitch* boceta* boiola* boquet* bostao bostas bostinh* broxa bucet* bundao bundas bundinh*
  bundon* bundud* cacetes cagada cagar carai caralh* *caralho chupame* chupaminh* chupapau chuparol* cornuda cornudo cretin* cunt cunts cuzao* cuzinh*
  cuzud* debiloid* desgracad* dick dicks estupr* fdp *fdp *filhadaputa *filhodaputa foda* foder fodid* fodinh* *fuck fuck* fudid* grelud* hitler*
  idiota* imbecil* jumenta jumento kct krl krlh lazarent* macaco macacos masturb* mechupa* *merda merdao merdas merdinha *meucu mijao mongol
  mongoloid* nazi nazis nazist* nigga nigger niggers *nocu *nocuzinho nudes otarios *pauduro* paunocu pausudo* pauzudo* pedo pedofil* pedos peid*
  penis picas picona picud* piroc* pirok* pornhub porno* porras pqp prexeca priquit* punhet* pussy* puta* *putaquepariu putinh* putona putos
  quenga* rapariga* rapist* retardad* safadinh* scrot* *seucu sex sexo sexy shit shits siririca* slut* suruba* tesao tesud* *tomanoc* *tomarno*
  traveco* trepar trouxa* vaca vacas vadia* vagaba* vagabund* vagina* *vaisef* *vaitoma* *vaitomarn* veado viadao* viadinh* viadon* viados vsf vtnc
  *vtnc whore* xereca* xerequ* xoxota* xvideos
`;

/** What offers something, or speaks in the name of somebody else: a card of the game is no advertisement. */
const OFFERS = `
  abac ademicon admin administrador* aposta apostas atendimento bacen banco bancos bancodo* bcb bet bets bitcoin* bonus bradesco caixa cassino* casino* consorci* *contemplad*
  credito* cripto crypto desconto* dinheiro* embracon* emprestim* fgts financiamento* ganhe* gerente golpe golpes govbr gratis *gratis insta instagram* investimento* itau
  lucro lucros mercadopago* moderac* moderador* nubank* oficial* onlyfans* paypal* picpay* pix *pix privacy promo promocao receitafederal renda rodobens sac santander sicoob sicredi serasa suporte* telegram* tigrinho* vendas
  vendo whats* wpp zap zapzap
`;

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(\p{L})\1+/gu, '$1');

/** The list, each line as a pattern for whole words. */
const BLOCKED: readonly RegExp[] = [...new Set(plain(`${LISTED.join(' ')} ${INSULTS} ${OFFERS}`).split(/\s+/))]
  .filter((word) => word !== '')
  .map((word) => new RegExp(`^${word.replaceAll('*', '.*')}$`));

/** Characters of a public name; the rest is cut. */
const LONGEST = 32;
/** Digits from which a name may be a number to call or to pay to. */
const MANY_DIGITS = 3;

/** What turns the direction of writing, hides between letters or is no character: none of it is part of a name. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\u115F\u1160\u3164\uFFA0]/gu;
/** `www.x`, `x.com`, `x@y`, `x/y`, `x:y`, and the dots that look like one. */
const ADDRESS = /www|http|[@/\\:]|[\p{L}\p{N}][.。․‧·][\p{L}\p{N}]{2,}|pontocom/iu;

/** Signs that are read as letters where Unicode's list says something else, or nothing: capitals written small, struck letters, digits. */
const READ_AS: Readonly<Record<string, string>> = {
  ...signsOf('ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢ', 'abcdefghijklmnopqrstuvwyz'),
  ...signsOf('аеорсухіјкмнтвαεορυικντ', 'aeopcyxijkmhtbaeopuikvt'),
  ...signsOf('ʉɨøłđħŧȼǝəɐ', 'uioldhtceea'),
  ...signsOf('0123456789@$!|€₱₲₵₳₦₣₤₿₴ƒ', 'oizeasgtbgasiiepgcanflbsf'),
  ß: 'b',
  æ: 'ae',
  卐: 'nazi',
  卍: 'nazi',
};

/** What each sign of a text reads as; what stands for nothing else is itself. */
const LOOKALIKES: ReadonlyMap<string, string> = new Map([
  ...Object.entries(CONFUSABLES).flatMap(([letters, signs]) => Array.from(signs, (sign) => [sign, letters] as const)),
  ...Object.entries(READ_AS),
]);

/** Each sign with the letter at the same place. */
function signsOf(signs: string, letters: string): Record<string, string> {
  return Object.fromEntries(Array.from(signs, (sign, i) => [sign, letters.charAt(i)]));
}

/** Where alphabets of white letters in discs and boxes, and those that flags are made of, begin: no normal form makes letters of them. */
const DRAWN_ALPHABETS = [0x1f150, 0x1f170, 0x1f1e6];
const [LETTERS, SMALL_A] = [26, 0x61];

function readAs(sign: string): string {
  const point = sign.codePointAt(0) ?? 0;
  const first = DRAWN_ALPHABETS.find((from) => point >= from && point < from + LETTERS);
  return first === undefined ? (LOOKALIKES.get(sign) ?? sign) : String.fromCodePoint(SMALL_A + point - first);
}

/** What is read aloud from a text: no accents, no doubled letters, disguised letters as they are meant. */
function readingOf(text: string): string {
  const bare = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return Array.from(bare, readAs)
    .join('')
    .replace(/(\p{L})\1+/gu, '$1');
}

/** A bird, and who is called so. */
const WOODPECKER = /pica-pau/g;

/**
 * Words of a text, without the signs between their letters and parted at them (`toma-no-cu`), the word that letters written one
 * by one make (`p u t a`), and each with c in place of k (`kuzao`).
 */
function wordsOf(text: string): readonly string[] {
  const reading = readingOf(text).replace(WOODPECKER, '');
  const whole = reading
    .replace(/[^\p{L}\s]/gu, '')
    .replace(/(\p{L})\1+/gu, '$1')
    .split(/\s+/);
  const words = [...new Set([...whole, ...reading.split(/[^\p{L}]+/u)])].filter((word) => word !== '');
  const apart = whole.filter((word) => word.length === 1).join('');
  const all = apart.length > 1 ? [...words, apart.replace(/(\p{L})\1+/gu, '$1')] : words;
  return [...all, ...all.map((word) => word.replaceAll('k', 'c').replace(/(\p{L})\1+/gu, '$1'))];
}

/** True when nobody is insulted and nothing is offered in a text, however it is written. */
export const isDecent = (text: string): boolean => !wordsOf(text).some((word) => BLOCKED.some((no) => no.test(word)));

/** True for what can be called, visited or paid to: web addresses and names with many digits. */
const isContact = (name: string): boolean => ADDRESS.test(name) || (name.match(/\p{N}/gu)?.length ?? 0) >= MANY_DIGITS;

/** A name as it may be shown: without invisible characters, marks heaped on letters, and space that is none. */
const cleaned = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(INVISIBLE, (sign) => (/\s/.test(sign) ? ' ' : ''))
    .replace(/\p{M}+/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * A player's first name as strangers see it, on share cards and public pages. A name that is an address or a number, that
 * insults or that offers something is replaced by `otherwise`: the persona's name.
 */
export function publicName(name: string, otherwise: string): string {
  const [first = ''] = cleaned(name).split(' ');
  const isName = /\p{L}/u.test(first) && !isContact(first) && isDecent(first);
  if (!isName) return otherwise;
  const letters = Array.from(first);
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST - 1).join('')}…` : first;
}
