/* Inside another app's own browser, which drops files (apps/web/src/ui/dialogs/file-shown.tsx). */

export const fileShownCopy = {
  title: 'Guarde daqui',
  text: 'Este aplicativo não guarda arquivos. Copie o texto e cole onde quiser guardar.',
  picture: 'Este aplicativo não guarda arquivos. Segure o dedo na figura para guardar.',
  other: 'Este aplicativo não guarda arquivos. Abra esta página no navegador e peça o arquivo de novo.',
  label: (name: string) => `Texto de ${name}`,
  copy: 'COPIAR',
  copied: 'Texto copiado.',
  notCopied: 'O texto não foi copiado. Selecione e copie à mão.',
  copyAddress: 'COPIAR O ENDEREÇO',
  close: 'FECHAR',
} as const;
