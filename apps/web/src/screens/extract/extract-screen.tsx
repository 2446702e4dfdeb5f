import { PATHS } from '@consorcio/contract/wire';
import { effortText, signed, threeDigits } from '@consorcio/copy/digits';
import { extractCopy as copy, sheetCopy } from '@consorcio/copy/teaching';
import { printed, printedCents } from '@consorcio/rules/figures';
import { cyclesOf } from '@consorcio/rules/queries';
import { DREAM_IDS, FIRST_RULEBOOK } from '@consorcio/rules/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import { useSeeOnView } from '../../teaching/concepts/learn.ts';
import { reais } from '../../teaching/figures/numbers.ts';
import { instalmentParts, planOf, toCents } from '../../teaching/figures/plan.ts';
import { authQuery, extractQuery, type StatementEntry } from '../../teaching/queries.ts';
import { Fold } from '../../teaching/sheets/fold.tsx';
import { BackRow, NotLoaded, Sheet } from '../../teaching/sheets/sheet.tsx';
import { OF_CAMPAIGN, PlaceTabs } from '../../teaching/sheets/tabs.tsx';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Columns, SliceBar } from '../../ui/figures/bars.tsx';
import { Chips } from '../../ui/figures/chips.tsx';
import { Waiting } from '../../ui/loading/waiting.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import css from './extract.module.css';
import {
  byCycle,
  type CycleOfEntries,
  canBeOpened,
  type EffortFlow,
  effortFlow,
  type StatementOf,
  slicesOf,
  wordsOf,
} from './model.ts';

/** Every movement of the campaign with its reason and balance; `?campanha=` names an earlier one. Frame 49. */
export function ExtractScreen() {
  useSeeOnView('extract');
  const asked = new URLSearchParams(useSearch()).get(OF_CAMPAIGN);
  const who = useQuery({ ...authQuery, staleTime: 0 });
  const campaignId = asked ?? who.data?.campaign?.id ?? '';
  const entries = useQuery({ ...extractQuery(campaignId), staleTime: 0, enabled: campaignId !== '' });

  if (who.isError) return <NotLoaded onRetry={() => void who.refetch()} />;
  if (entries.isError) return <NotLoaded onRetry={() => void entries.refetch()} />;
  if (who.data !== undefined && campaignId === '')
    return (
      <Waiting label={copy.none} detail={copy.noneBody}>
        <ButtonLink to={PATHS.welcome}>{copy.noneButton}</ButtonLink>
      </Waiting>
    );
  if (who.data === undefined || entries.data === undefined)
    return <Waiting label={copy.title} detail={sheetCopy.loading} />;
  const { campaign } = who.data;
  const { rulebook = FIRST_RULEBOOK } = entries.data;
  const dreamId = campaign?.id === campaignId ? DREAM_IDS.find((id) => id === campaign.dreamId) : undefined;
  const dream =
    dreamId === undefined ? null : { id: dreamId, cycles: cyclesOf({ rulebook, dreamId, isNewGamePlus: false }) };
  return (
    <Sheet title={copy.title} ground="haze" isBroad tabs={<PlaceTabs current="extract" campaignId={campaignId} />}>
      <ExtractSheet entries={entries.data.entries} of={{ rulebook, dream }} />
    </Sheet>
  );
}

/** Balance now, the cycles drawn, then cycle by cycle one line a movement. STYLE section 11. */
function ExtractSheet({ entries, of }: { entries: readonly StatementEntry[]; of: StatementOf }) {
  const cycles = byCycle(entries);
  const balance = entries.at(-1)?.balance ?? { energy: 0, effort: 0 };
  return (
    <>
      <Chips
        chips={[
          { label: copy.energyNow, value: threeDigits(balance.energy), icon: 'energia', tone: 'soft' },
          { label: copy.effortNow, value: threeDigits(balance.effort), icon: 'esforco', tone: 'effort' },
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
                of={of}
              />
            ))}
          </ul>
        </section>
      ))}
      {of.dream !== null && <RealInstalment dreamId={of.dream.id} />}
      <BackRow />
    </>
  );
}

/** Each cycle's effort as two bars, what came in and what went out, and what was left: before the list of movements. */
function EffortPicture({ flow }: { readonly flow: readonly EffortFlow[] }) {
  const most = Math.max(1, ...flow.map(({ gained, spent }) => Math.max(gained, spent)));
  return (
    <figure className={`figure ${css.picture}`}>
      <figcaption>{copy.flow.title}</figcaption>
      <ol className={css.cycles}>
        {flow.map(({ cycle, gained, spent, left }) => (
          <li className={css.month} key={cycle}>
            <span className="reader-only">{copy.flow.cycle(cycle, gained, spent, left)}</span>
            <Columns
              columns={[
                { name: 'gained', tone: 'leaf', share: gained / most },
                { name: 'spent', tone: 'effort', share: spent / most },
              ]}
            />
            <b className={css.left} aria-hidden="true">
              {left}
            </b>
            <span className={`quiet ${css.monthNumber}`} aria-hidden="true">
              {cycle}
            </span>
          </li>
        ))}
      </ol>
      <ul className={`legend ${css.legend}`} aria-hidden="true">
        <li data-tone="gained">{copy.flow.gained}</li>
        <li data-tone="spent">{copy.flow.spent}</li>
        <li data-tone="left">{copy.flow.left}</li>
      </ul>
    </figure>
  );
}

/** The instalment of a real plan for this dream, by the formula. Illustrative. */
function RealInstalment({ dreamId }: { dreamId: number }) {
  const plan = planOf(dreamId);
  if (plan === undefined) return null;
  const { common, admin, reserve, total } = instalmentParts(plan);
  return (
    <section className="card">
      <p>{copy.reality(plan.dream.toLowerCase(), reais(plan.credit), plan.months, printedCents(toCents(total)))}</p>
      <dl className={css.parts}>
        <div className={css.apart}>
          <dt data-part="common">{copy.parts.common}</dt>
          <dd className={css.reais}>{printedCents(toCents(common))}</dd>
        </div>
        <div className={css.apart}>
          <dt data-part="admin">{`${copy.parts.admin} (${printed(plan.adminPercent)}%)`}</dt>
          <dd className={css.reais}>{printedCents(toCents(admin))}</dd>
        </div>
        <div className={css.apart}>
          <dt data-part="reserve">{`${copy.parts.reserve} (${printed(plan.reservePercent)}%)`}</dt>
          <dd className={css.reais}>{printedCents(toCents(reserve))}</dd>
        </div>
      </dl>
      <p className={css.formula}>{copy.formula(plan.months)}</p>
      <p className={css.formula}>{copy.source(plan.adminPercent)}</p>
    </section>
  );
}

interface RowProps {
  readonly entry: StatementEntry;
  readonly cycle: CycleOfEntries;
  readonly of: StatementOf;
}

/** One movement: what, why, how much with its sign, and what was left. */
function MovementRow({ entry, cycle, of }: RowProps) {
  const { title, reason, lines } = wordsOf(entry, of, cycle);
  return (
    <li className={css.movement}>
      {lines.map(({ resource, change, balance }) => (
        <div key={resource} className={css.row}>
          <span className={`disc ${css.icon}`} data-resource={resource}>
            <Icon name={resource === 'energy' ? 'energia' : 'esforco'} />
          </span>
          <p className={css.what}>
            <b>{title}</b>
            <span>{reason}</span>
          </p>
          <p className={classNames(css.change, change > 0 && css.gain, change < 0 && css.loss)}>
            {signed(change)}
            <span className="reader-only"> {copy[resource]}</span>
          </p>
          <p className={css.balance}>
            <span className="reader-only">{`${copy.balance} `}</span>
            {threeDigits(balance)}
          </p>
        </div>
      ))}
      {canBeOpened(entry, cycle) && <InstalmentSlices entry={entry} of={of} />}
    </li>
  );
}

/** What one instalment was made of, to be opened. */
function InstalmentSlices({ entry, of }: Pick<RowProps, 'entry' | 'of'>) {
  const slices = slicesOf(entry.amount ?? Math.abs(entry.effort), entry.kind === 'LATE_INSTALMENT', of);
  return (
    <Fold title={copy.open}>
      <div className={css.cake}>
        <SliceBar slices={slices} />
      </div>
      <dl className={css.parts}>
        {slices.map(({ part, value }) => (
          <div className={css.apart} key={part}>
            <dt data-part={part}>{copy.parts[part]}</dt>
            <dd className={css.reais}>{copy.partOf(effortText(value))}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
}
