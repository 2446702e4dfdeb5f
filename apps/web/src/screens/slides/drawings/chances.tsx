import { slidesCopy as copy } from '@consorcio/copy/slides';
import { fraction } from '@consorcio/rules/figures';
import { lessonOf } from '../../../teaching/figures/lesson.ts';
import css from '../slides.module.css';
import { Arrow, Box, Drawing, Envelope, Globe, Words } from './shapes.tsx';

/** Raffle and bid, side by side. */
export const AssemblyPicture = () => (
  <Drawing>
    <Globe x={330} y={210} balls={lessonOf().beach.globes[0]} />
    {[0, 1, 2].map((i) => (
      <Envelope key={i} x={720 + i * 60} y={90 + i * 90} />
    ))}
  </Drawing>
);

/** The same quota in the first and in the second raffle. */
export function ChancePicture() {
  const [first, second] = lessonOf().beach.globes;
  return (
    <Drawing>
      <Globe x={290} y={210} balls={first} />
      <Arrow x={530} y={210} length={140} />
      <Globe x={910} y={210} balls={second} />
    </Drawing>
  );
}

/** A hundred people of groups; those who did not come to the good are dark. */
export function ExcludedPicture() {
  const excluded = fraction('exclusion-index') * 100;
  return (
    <Drawing height={330}>
      {Array.from({ length: 100 }, (_, i) => {
        const [x, y] = [34 + (i % 20) * 57, 14 + Math.floor(i / 20) * 62];
        const part = Math.max(0, Math.min(1, excluded - i));
        return (
          <g key={`${x} ${y}`}>
            <Box x={x} y={y} w={44} h={48} fill="white" r={8} />
            {part > 0 && <rect x={x} y={y} width={44 * part} height="48" rx={part < 1 ? 0 : 8} className={css.dark} />}
          </g>
        );
      })}
    </Drawing>
  );
}

/** Three messages, none of which says what it is. */
export const ScamPicture = () => (
  <Drawing height={430}>
    {[0, 1, 2].map((i) => {
      const x = 60 + i * 380;
      return (
        <g key={i}>
          <path d={`M${x + 60} 300l-20 80l110 -80`} className={css.white} data-edge="" />
          <Box x={x} y={40} w={320} h={260} fill={i === 1 ? 'light' : 'white'} r={40} />
          <path d={`M${x + 50} 110h220M${x + 50} 170h180M${x + 50} 230h${120 + i * 40}`} className={css.line} />
        </g>
      );
    })}
  </Drawing>
);

/** Room for two sentences of everybody's own. */
export const LearnedPicture = () => (
  <Drawing height={430}>
    {[0, 1].map((i) => (
      <g key={i}>
        <Box x={30 + i * 590} y={20} w={550} h={390} fill={i === 0 ? 'white' : 'light'} r={26} />
        <path d={`M${80 + i * 590} 130h450m-450 100h450m-450 100h450`} className={css.line} />
      </g>
    ))}
  </Drawing>
);

/** Saving reaches the price before the letter of the last month comes. */
export function WorstPicture() {
  const { months, savingMonth } = lessonOf().bike;
  const xOf = (month: number): number => 60 + (month / months) * 1_020;
  const [consortium, , saving] = copy.ways;
  return (
    <Drawing height={430}>
      <path d={`M${xOf(0)} 230H${xOf(months)}`} className={css.line} />
      {Array.from({ length: 6 }, (_, i) => (
        <path key={xOf(i * 12)} d={`M${xOf(i * 12)} 212v36`} className={css.line} />
      ))}
      <circle cx={xOf(savingMonth)} cy="230" r="30" className={css.light} data-edge="" />
      <Words x={xOf(savingMonth)} y={330}>
        {saving}
      </Words>
      <Words x={xOf(savingMonth)} y={390}>
        {copy.month(`${savingMonth}`)}
      </Words>
      <Envelope x={xOf(months) - 85} y={172} />
      <Words x={xOf(months) + 85} y={330} at="end">
        {consortium}
      </Words>
      <Words x={xOf(months) + 85} y={390} at="end">
        {copy.month(`${months}`)}
      </Words>
    </Drawing>
  );
}
