import { slidesCopy as copy } from '@consorcio/copy/slides';
import { printed, printedAmount } from '@consorcio/rules/figures';
import { lessonOf } from '../../../teaching/figures/lesson.ts';
import { Arrow, Box, Check, Drawing, Envelope, type Fill, Words } from './shapes.tsx';

const PARTS: readonly Fill[] = ['dark', 'hatch', 'white'];
const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);

/** The association's instalment as a bar of three parts, to scale. */
export function InstalmentBar() {
  const { common, admin, kept, instalment } = lessonOf().example;
  const values = [common, admin, kept];
  const breadth = 1_100 / instalment;
  return (
    <Drawing>
      {values.map((value, i) => {
        const before = values.slice(0, i).reduce((sum, part) => sum + part, 0);
        return (
          <Box
            key={copy.parts[i]}
            x={50 + before * breadth}
            y={30}
            w={value * breadth}
            h={170}
            fill={PARTS[i] ?? 'white'}
            r={0}
          />
        );
      })}
      {values.map((value, i) => (
        <g key={copy.parts[i]}>
          <Box x={240} y={250 + i * 90} w={60} h={60} fill={PARTS[i] ?? 'white'} r={8} />
          <Words x={510} y={296 + i * 90} at="end">
            {printedAmount(value)}
          </Words>
          <Words x={550} y={296 + i * 90} at="start">
            {copy.parts[i]}
          </Words>
        </g>
      ))}
    </Drawing>
  );
}

/** What every quota puts in, and the letters that it pays. */
export function FundPicture() {
  const { quotas, common, letter, lettersPaid } = lessonOf().beach;
  return (
    <Drawing height={540}>
      {numbers(quotas).map((i) => {
        const [x, y] = [80 + (i % 5) * 126, 90 + Math.floor(i / 5) * 160];
        return (
          <g key={i}>
            <ellipse cx={x} cy={y} rx="58" ry="58" fill="#fff" data-edge="" />
            <Words x={x} y={y + 16}>
              {printed(common)}
            </Words>
          </g>
        );
      })}
      <Arrow x={672} y={250} length={100} />
      {numbers(lettersPaid).map((i) => (
        <Envelope key={i} x={820 + (i % 2) * 196} y={34 + Math.floor(i / 2) * 160}>
          {printed(letter)}
        </Envelope>
      ))}
    </Drawing>
  );
}

/** Two bids: the one that wins is paid, the other costs nothing. */
export const BidPicture = () => (
  <Drawing height={400}>
    {[
      [6, 6],
      [5, 0],
    ].map(([bid = 0, paid = 0], i) => (
      <g key={bid} transform={`translate(0 ${i * 190 + 30})`}>
        <Envelope x={270} y={10}>
          {bid}
        </Envelope>
        <Arrow x={490} y={68} length={170} />
        <circle cx="780" cy="68" r="66" fill="#fff" data-edge="" />
        <Words x={780} y={84}>
          {paid}
        </Words>
        {paid > 0 && <Check x={890} y={30} size={76} />}
      </g>
    ))}
  </Drawing>
);

/** The months of a plan: the letter comes in one of them, the instalments in all. */
export const PayingPicture = () => (
  <Drawing height={430}>
    {numbers(12).map((i) => {
      const [x, y] = [84 + (i % 6) * 176, 30 + Math.floor(i / 6) * 210];
      return (
        <g key={i}>
          <Box x={x} y={y} w={150} h={170} fill={i === 3 ? 'light' : 'white'} />
          <Check x={x + 35} y={y + (i === 3 ? 86 : 40)} size={80} />
          {i === 3 && (
            <g transform={`translate(${x + 33} ${y + 16}) scale(.5)`}>
              <Envelope x={0} y={0} />
            </g>
          )}
        </g>
      );
    })}
  </Drawing>
);
