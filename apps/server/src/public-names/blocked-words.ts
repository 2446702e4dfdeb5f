/**
 * Words that stand in no public name, without accents and in lower case, doubled letters once. A word blocks the whole word
 * only; with `*` at an end it blocks words that go on there, so it must be the beginning, end or middle of no name and no
 * usual word (`names.test.ts` tries the list against common ones). Disguises need no line: `P.U.T.A`, `pu7a` and `púta` are `puta`.
 */
const INSULTS = `
  anus arrombad* babaca* bastard* bicha bichas bichona boceta* boiola* bosta bostas boquete* broxa buceta* bunda bundas bundao bundinha bundud*
  cacete cacetes cagada cagar cagao caralh* *caralho carai corna corno cornuda cornudo cretin* cu cuzao cuzinho cuzuda cuzudo debiloid* desgracad*
  estupr* fdp *fdp fiofo foda fodao fodas fodase fode foder fodid* fudid* fuder hitler idiota* imbecil* jumenta jumento kct krl krlh lazarent*
  macaca macaco macacos masturb* merda merdas merdinha *merda mijao mongol mongoloid* nazi nazis nazista* nudes otaria otario otarios *filhadaputa
  *filhodaputa *putaquepariu *pauduro* paunocu pedofil* pedo pedos pqp penis pica picas pirok* piroca* porno* porra porras prexeca priquit* punhet* puta putas putaria putinh* puto
  putona putos quenga* rabuda rabudo rapariga* retardad* safada safado safadinh* sapatao scrot* siririca* suruba* tarada tarado tesao tesud* traveco*
  trepar trouxa* vaca vacas vadia* vagaba* vagabund* vagina* veado viadinh* viado viados vsf vtnc *vtnc xana xereca* xota xoxota* xvideos pornhub
  asshole* bitch* cunt cunts dick dicks fuck* *fuck nigga nigger niggers pussy* rapist* sex sexo sexy shit shits slut* whore*
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
export const BLOCKED: readonly RegExp[] = [...new Set(plain(INSULTS + OFFERS).split(/\s+/))]
  .filter((word) => word !== '')
  .map((word) => new RegExp(`^${word.replaceAll('*', '.*')}$`));
