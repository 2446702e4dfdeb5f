import { LINK_HOURS } from '@consorcio/contract/wire';
import { counted } from './digits.ts';

/* Mails to players. They contain no text written by a player, so that nobody can send words to a stranger. */

/** The mail that was asked for at `/recuperar`. */
export const linkMailCopy = {
  subject: 'Sua senha nova no Vai de Consórcio',
  text: (link: string) =>
    `Olá!

Alguém pediu uma senha nova para a conta deste e-mail no Vai de Consórcio. Foi você? Abra este link e escolha a senha:

${link}

O link vale por ${counted(LINK_HOURS, 'hora', 'horas')} e funciona uma vez. Se você pediu mais de um, só o último vale.

Não foi você? Apague esta mensagem. Sua senha continua a mesma.
`,
} as const;

const NOT_ME = (recover: string) =>
  `Não foi você? Abra ${recover} e peça um link por e-mail. Com a senha nova, tudo o que abria a conta antes deixa de valer.`;
const WAS_ME = 'Foi você? Não precisa fazer nada.';

/** Notices of a change. `recover`: address of `/recuperar`. */
export const noticeMailCopy = {
  made: {
    subject: 'Seu e-mail está em uma conta do Vai de Consórcio',
    text: (recover: string) =>
      `Olá!

Alguém usou este e-mail em uma conta do Vai de Consórcio.

${WAS_ME}

${NOT_ME(recover)} Depois você pode apagar a conta em Privacidade.
`,
  },
  passwordChanged: {
    subject: 'A senha da sua conta mudou',
    text: (recover: string) =>
      `Olá!

A senha da sua conta no Vai de Consórcio mudou. Os outros aparelhos saíram, e os códigos de antes não valem mais.

${WAS_ME}

${NOT_ME(recover)}
`,
  },
  recovered: {
    subject: 'Sua conta tem uma senha nova',
    text: (recover: string) =>
      `Olá!

Sua conta no Vai de Consórcio foi recuperada e tem uma senha nova. Os outros aparelhos saíram, e os códigos de antes não valem mais.

${WAS_ME}

${NOT_ME(recover)}
`,
  },
  addressLeft: {
    subject: 'Sua conta mudou de e-mail',
    text: () =>
      `Olá!

A conta do Vai de Consórcio que usava este e-mail agora usa outro. Ela não abre mais com este e-mail.

${WAS_ME}

Não foi você? Fale com quem cuida deste jogo.
`,
  },
} as const satisfies Record<string, { readonly subject: string; readonly text: (recover: string) => string }>;
