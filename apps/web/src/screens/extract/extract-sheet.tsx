import { PATHS } from '@consorcio/contract/wire';
import { threeDigits } from '@consorcio/copy/digits';
import { extractCopy as copy, TEACHING_BACK } from '@consorcio/copy/teaching';
import type { Dream } from '@consorcio/rules/catalogue';
import type { StatementEntry } from '../../teaching/queries.ts';
import { BackButton } from '../../teaching/sheets/sheet.tsx';
import { ButtonLink, ButtonRow } from '../../ui/buttons/button.tsx';
import { Chips } from '../../ui/figures/chips.tsx';
import { effortFlow } from './effort-flow.ts';
import { EffortPicture } from './effort-picture.tsx';
import css from './extract.module.css';
import { MovementRow } from './movement-row.tsx';
import { byCycle } from './movement-words.ts';
import { RealInstalment } from './real-instalment.tsx';

/** Balance now, the cycles drawn, then cycle by cycle one line a movement. STYLE section 11. */
export function ExtractSheet({ entries, dream }: { entries: readonly StatementEntry[]; dream: Dream | undefined }) {
  const cycles = byCycle(entries);
  const balance = entries.at(-1)?.balance ?? { energy: 0, effort: 0 };
  return (
    <>
      <Chips
        chips={[
          { label: copy.energyNow, value: threeDigits(balance.energy), icon: 'energia', tone: 'lilas' },
          { label: copy.effortNow, value: threeDigits(balance.effort), icon: 'esforco', tone: 'pessego' },
        ]}
      />
      <EffortPicture flow={effortFlow(cycles)} />
      {[...cycles].reverse().map((own) => (
        <section key={own.cycle} className={css.cycle} data-half={cycles.length > 1 || undefined}>
          <h2 className={css.bar}>
            {copy.cycle(own.cycle)}
            <span aria-hidden="true">{copy.balance}</span>
          </h2>
          <ul>
            {own.entries.map((entry) => (
              <MovementRow
                key={`${entry.at} ${entry.kind} ${entry.balance.energy} ${entry.balance.effort}`}
                entry={entry}
                cycle={own}
                dream={dream}
              />
            ))}
          </ul>
        </section>
      ))}
      {dream !== undefined && <RealInstalment dreamId={dream.id} />}
      <ButtonRow>
        <ButtonLink kind="purple" to={PATHS.futures}>
          {copy.toFutures}
        </ButtonLink>
        <BackButton label={TEACHING_BACK} />
      </ButtonRow>
    </>
  );
}
