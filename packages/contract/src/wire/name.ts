/** UTF-16 units of a name. */
export const NAME_MAX = 100;
/** What nobody sees: what turns the direction of writing, hides between letters or is no character, and letters that are drawn as nothing. */
const INVISIBLE = String.raw`\p{Cc}\p{Cf}\p{Co}\p{Cn}\u034F\u115F\u1160\u17B4\u17B5\u3164\uFFA0\u2800`;
/** A joiner is seen where it joins: in emoji of several people, and in scripts that write with it, after a mark. */
const UNSEEN = new RegExp(String.raw`([\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]\u200D)|[${INVISIBLE}]`, 'gu');
/** Marks of one letter: more is a heap that covers the lines around it. */
const HEAP = /(\p{M}{3})\p{M}+/gu;

/**
 * The one rule for what a name of an account or a character holds, at the door and in the forms: composed, without what nobody
 * sees, spaces once. Empty where nothing is left that anybody can see, such as marks alone.
 */
export function cleanName(typed: string): string {
  const name = typed
    .normalize('NFC')
    .replace(/[^\S\uFEFF]+/g, ' ')
    .replace(UNSEEN, '$1')
    .replace(HEAP, '$1')
    .replace(/ {2,}/g, ' ')
    .trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(name) ? name : '';
}
