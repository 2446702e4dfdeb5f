/** What a browser shows that is older than those of the promise (package.json, `browserslist`). */
export const oldBrowserCopy = {
  sentence: 'Este navegador é antigo demais para o Vai de Consórcio: atualize o navegador, ou use outro aparelho.',
} as const;
