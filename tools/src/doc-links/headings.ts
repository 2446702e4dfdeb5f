/** What can be pointed at in a document. */
export interface Page {
  readonly text: string;
  /** Numbers that headings and items of lists begin with: `## 7. The assembly`, `### 7.6 After the bids`, `- 11.2 It is played`. */
  readonly numbers: ReadonlySet<string>;
  /** Anchors of all headings, as GitHub makes them. */
  readonly anchors: ReadonlySet<string>;
}

const HEADING = /^#{1,6} +(.+?) *$/gm;
const ITEM = /^- (\d+\.\d+) /gm;
const FENCE = /^```[\s\S]*?^```/gm;

/** The anchor of a heading: small letters, without punctuation, a hyphen for each blank; the n-th of the same gets `-n`. */
function anchorOf(heading: string): string {
  const words = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
  return words.replace(/[^\p{L}\p{N}\s_-]/gu, '').replace(/\s/g, '-');
}

export function pageOf(text: string): Page {
  const numbers = new Set<string>();
  const anchors = new Set<string>();
  const prose = text.replace(FENCE, '');
  for (const [, item = ''] of prose.matchAll(ITEM)) numbers.add(item);
  for (const [, heading = ''] of prose.matchAll(HEADING)) {
    const number = /^(\d+(?:\.\d+)*)\.?(?= |$)/.exec(heading)?.[1];
    if (number !== undefined) numbers.add(number);
    const anchor = anchorOf(heading);
    let again = anchor;
    for (let n = 1; anchors.has(again); n += 1) again = `${anchor}-${n}`;
    anchors.add(again);
  }
  return { text, numbers, anchors };
}
