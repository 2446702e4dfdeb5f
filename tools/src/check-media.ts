/** Prints how much the committed sounds and films weigh, and fails above the lines of QUALITY. */
import { bytesOf, firstCampaign, type MediaFile, MOST_OF_A_CAMPAIGN, MOST_OF_ALL, mediaFiles } from './media/budget.ts';

const files = mediaFiles('.');
const KINDS: readonly (readonly [name: string, ending: RegExp])[] = [
  ['sounds', /\.webm$/],
  ['films', /\.mp4$/],
  ['stills', /\.webp$/],
  ['captions and tables', /\.(?:vtt|json)$/],
];
const row = (name: string, some: readonly MediaFile[], note = ''): void =>
  console.log(
    `${name.padEnd(20)} ${String(some.length).padStart(4)} files ${String(bytesOf(some)).padStart(9)} bytes${note}`,
  );

for (const [name, ending] of KINDS)
  row(
    name,
    files.filter(({ path }) => ending.test(path)),
  );
const campaign = firstCampaign(files);
row('everything', files, `  (line ${MOST_OF_ALL})`);
row('a first campaign', campaign, `  (line ${MOST_OF_A_CAMPAIGN})`);
process.exitCode = bytesOf(files) > MOST_OF_ALL || bytesOf(campaign) > MOST_OF_A_CAMPAIGN ? 1 : 0;
