/** Another account has logged in in another tab of this browser. */
export const otherAccountCopy = {
  title: 'Outra conta entrou neste navegador',
  body: (name: string) =>
    `${name === '' ? 'Outra conta' : name} entrou por outra aba. Escolha com qual conta continuar aqui.`,
  stay: 'USAR ESSA CONTA',
  login: 'ENTRAR DE NOVO',
} as const;
