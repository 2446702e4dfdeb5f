/** Plants of a street as bare bodies with their ground at 0, to be laid side by side in another picture. */
export { bush, ipe, palm, tree } from '../scenes/props.ts';
