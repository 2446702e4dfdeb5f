/* Mails to players. They contain no text written by a player, so that nobody can send words to a stranger. */

/** The mail that was asked for at `/recuperar`. */
export const linkMailCopy = {
  subject: 'Sua senha nova no Vai de Consórcio',
  text: (link: string) =>
    `Olá!

Alguém pediu uma senha nova para a conta deste e-mail no Vai de Consórcio. Foi você? Abra este link e escolha a senha:

${link}

O link vale por 1 hora e funciona uma vez. Se você pediu mais de um, só o último vale.

Não foi você? Apague esta mensagem. Sua senha continua a mesma.
`,
} as const;
