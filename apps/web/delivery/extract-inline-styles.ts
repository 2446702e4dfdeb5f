const STYLED = /(<[a-z][^>]*?) style="([^"]*)"/g;
const CHARACTERS: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
};
const textOf = (attribute: string): string => attribute.replaceAll(/&[#\w]+;/g, (name) => CHARACTERS[name] ?? name);

/**
 * Moves style attributes into rules: the content policy allows a page's own <style>, named by its hash, but no style
 * attribute. `#root` gives the rules more weight than any class, as an attribute has.
 */
export function extractInlineStyles(markup: string) {
  const styles: string[] = [];
  const html = markup.replaceAll(STYLED, (_, tag: string, attribute: string) => {
    const style = textOf(attribute);
    if (!styles.includes(style)) styles.push(style);
    return `${tag} data-s="${styles.indexOf(style)}"`;
  });
  return { html, css: styles.map((style, i) => `#root [data-s="${i}"]{${style}}`).join('') };
}
