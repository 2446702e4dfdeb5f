import { FEMININE_PERSONAS } from '@consorcio/rules/vocabulary';

/*
 * Sentences of sharing: links, cards and the share page say the same. SPEC sections 2, 7 and 9.
 */

/** Goes along with everything shared. SPEC section 7. */
export const HASHTAG = '#VAIDECONSORCIO';

/** SPEC section 7: what a shared link says. */
export const shareText = {
  badge: (name: string): string => `Conquistei a badge ${name}`,
  avatar: 'Esse é meu avatar no jogo',
  campaign: 'Conquistei o sonho',
} as const;

/** Title and picture of a shared badge's page. Ours. */
export const badgeEarned = (name: string): string => `Ganhei a conquista ${name}`;

/** SPEC section 2, share page: 'Conquistou seu sonho de {dream}...' */
export const dreamConquered = (dream: string): string => `Conquistou seu sonho de ${dream}...`;

/** The seal of a contract that was paid. RULES 11.9. */
const contractPaid = {
  QUITADO: 'Contrato quitado',
  QUITADO_COM_APERTO: 'Contrato quitado, com renegociação',
} as const;

/** Who got the letter, in the gender of who was played: 'Contemplada'. */
export const awarded = (personaId: number): string =>
  FEMININE_PERSONAS.includes(personaId) ? 'Contemplada' : 'Contemplado';

/** In place of the seal, where the guarantee paid the group: a service cannot be taken back. RULES 11.9. */
export const CONTRACT_TAKEN = 'Garantia usada';

/** How a contract that was paid has ended. */
export type PaidEnd = keyof typeof contractPaid;

/** What is said of the contract behind a shared dream: awarded until it is paid, in the gender of who was played. RULES 11.9. */
export const contractWords = (end: PaidEnd | null, personaId: number | null): string => {
  if (end !== null) return contractPaid[end];
  return personaId === null ? 'Cota contemplada' : awarded(personaId);
};

/** One sentence for cards and previews. Ours. */
export const ABOUT_CONSORTIUM = 'No consórcio, um grupo paga todo mês, e as cartas saem por sorteio ou lance.';

/** For a player who has neither a name to show nor a persona. Ours. */
export const SOMEBODY = 'Alguém';

/** The ways to share. SPEC section 7. */
export const shareControlCopy = {
  open: 'Compartilhar',
  title: 'Compartilhar',
  close: 'Fechar',
  whatsapp: 'WhatsApp',
  twitter: 'X',
  facebook: 'Facebook',
  system: 'Mais opções',
  /** Of a picture that the device draws. */
  save: 'Guardar a imagem',
  notDrawn: 'A imagem não saiu. Tente de novo.',
} as const;

/** `/compartilhar`. SPEC section 2. */
export const sharePageCopy = {
  pictureAlt: {
    badge: 'Uma conquista do jogo Vai de Consórcio',
    avatar: 'Um personagem do jogo Vai de Consórcio',
    campaign: 'Um sonho conquistado no jogo Vai de Consórcio',
  },
  dreamAlt: (dream: string): string => `O sonho: ${dream}`,
  loading: 'Carregando...',
  unknownTitle: 'Não deu para mostrar esse sonho',
  unknownBody: 'Confira o endereço ou tente mais tarde. Que tal começar o seu?',
  play: 'QUERO JOGAR TAMBÉM',
  learnMore: 'Saiba mais sobre consórcio',
} as const;

/** The consortium association's own site: SPEC section 2, share page. */
export const CONSORTIUM_SITE = 'https://abac.org.br/';

/** Inside another app's own browser, which drops files (apps/web/src/ui/dialogs/file-shown.tsx). */
export const fileShownCopy = {
  title: 'Guarde daqui',
  text: 'Aqui não dá para guardar o arquivo. Copie o texto e cole onde quiser.',
  fetch: 'Baixe o arquivo. Se ele não vier, copie o texto e cole onde quiser.',
  take: 'BAIXAR',
  notTaken: 'O arquivo não veio. Copie o texto.',
  picture: 'Aqui não dá para guardar o arquivo. Segure o dedo na figura.',
  other: 'Aqui não dá para guardar o arquivo. Abra a página no navegador e peça de novo.',
  label: (name: string) => `Texto de ${name}`,
  copy: 'COPIAR',
  copied: 'Texto copiado.',
  notCopied: 'O texto não foi. Marque tudo e copie à mão.',
  copyAddress: 'COPIAR O ENDEREÇO',
  close: 'FECHAR',
} as const;
