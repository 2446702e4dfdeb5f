/** The one track that a minigame's page plays by itself, because its clock is the track's (GAMES section 4). */
const files = import.meta.glob<string>('../media/dancer.webm', {
  eager: true,
  import: 'default',
  query: '?url&no-inline',
});

export const TRACK_ADDRESS: string = Object.values(files)[0] ?? '';
/** Seconds of the file before beat 0: it holds the end of the loop first, so that it can be looped. */
export const FIRST_BEAT = 0.1;
/** Seconds of the file: the loop and its two paddings. A decoder that gives more has left the surplus in front. */
export const LENGTH = 4096 / 60 + 2 * FIRST_BEAT;
/** Seconds of a beat. */
export const BEAT = 32 / 60;
