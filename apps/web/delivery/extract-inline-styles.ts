const STYLED = /(<[a-z][^>]*?) style="([^"]*)"/g;
const CHARACTERS: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
};
const textOf = (attribute: string): string => attribute.replaceAll(/&[#\w]+;/g, (name) => CHARACTERS[name] ?? name);

/** Moves style attributes into rules, which the policy allows by hash; `#root` gives them an attribute's weight. */
export function extractInlineStyles(markup: string) {
  const styles: string[] = [];
  const html = markup.replaceAll(STYLED, (_, tag: string, attribute: string) => {
    const style = textOf(attribute);
    if (!styles.includes(style)) styles.push(style);
    return `${tag} data-s="${styles.indexOf(style)}"`;
  });
  return { html, css: styles.map((style, i) => `#root [data-s="${i}"]{${style}}`).join('') };
}
