import halls from 'pictures:assembly';
import portraits from 'pictures:portrait';
import type { ReplyOf } from '@consorcio/contract';
import { PATHS, pathWith } from '@consorcio/contract/wire';
import { groupCopy as copy, minutesCopy } from '@consorcio/copy/group';
import { assemblyBoard } from '@consorcio/copy/popups';
import { sheetCopy } from '@consorcio/copy/take-home';
import { DREAMS } from '@consorcio/rules/catalogue';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import { useSeeOnView } from '../../teaching/concepts/learn.ts';
import { potOf } from '../../teaching/figures/pot.ts';
import { awardsOf, type Group, withOwnEnd } from '../../teaching/group/awards.ts';
import { memberOf } from '../../teaching/group/members.ts';
import { Seal } from '../../teaching/proof/seal.tsx';
import { authQuery, booksQuery } from '../../teaching/queries.ts';
import { BackRow, NotLoaded, Sheet } from '../../teaching/sheets/sheet.tsx';
import { OF_CAMPAIGN, PlaceTabs } from '../../teaching/sheets/tabs.tsx';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Chips } from '../../ui/figures/chips.tsx';
import { Waiting } from '../../ui/loading/waiting.tsx';
import css from './group.module.css';

/** The player's group: its people, its pot, its assemblies; `?campanha=` names an earlier one. Beside frame 22. */
export function GroupScreen() {
  useSeeOnView('group');
  const who = useQuery({ ...authQuery, staleTime: 0 });
  const asked = new URLSearchParams(useSearch()).get(OF_CAMPAIGN);
  const campaignId = asked ?? who.data?.campaign?.id ?? '';
  const told = useQuery({ ...booksQuery(campaignId), staleTime: 0, enabled: campaignId !== '' });
  if (who.isError) return <NotLoaded onRetry={() => void who.refetch()} />;
  if (told.isError) return <NotLoaded onRetry={() => void told.refetch()} />;
  if (who.data !== undefined && campaignId === '')
    return (
      <Waiting label={copy.none} detail={copy.noneBody}>
        <ButtonLink to={PATHS.welcome}>{copy.button}</ButtonLink>
      </Waiting>
    );
  if (who.data === undefined || told.data === undefined) return <Waiting label={copy.title} detail={copy.loading} />;
  return (
    <Sheet title={copy.title} ground="inset" isBroad tabs={<PlaceTabs current="group" campaignId={campaignId} />}>
      <GroupSheet {...told.data} personaId={who.data.personaId ?? 1} name={who.data.characterName} />
      {told.data.audit.seed !== null && (
        <ButtonLink to={pathWith('luck', campaignId)}>{sheetCopy.tabs.luck}</ButtonLink>
      )}
    </Sheet>
  );
}

interface Props {
  readonly group: Group;
  readonly audit: ReplyOf<'audit'>;
  readonly personaId: number;
  readonly name: string;
}

/** Of a quota without a letter. RULES 7.2. */
function standingOf({ late = [], gone = [] }: Group, quota: number): string {
  if (gone.includes(quota)) return copy.gone;
  return late.includes(quota) ? copy.late : copy.stillWaiting;
}

/** Hall, sums, what each assembly decided, and everybody with number, name and face. */
function GroupSheet({ group: told, audit, personaId, name }: Props) {
  const group = withOwnEnd(told, audit.status);
  const dream = DREAMS.find(({ id }) => id === audit.dreamId);
  const cycles = dream?.cycles ?? group.assemblies.length;
  const awards = awardsOf(group, cycles);
  const isClosed = group.waiting.length === 0;
  const isOver = audit.seed !== null;
  const held = isClosed ? cycles : group.assemblies.at(-1)?.cycle;
  /* Of a campaign that ended before its first instalment there is no pot. */
  const pot = held === undefined && isOver ? null : potOf(audit, held ?? 1);
  const faceOf = (quota: number): Face =>
    quota === group.quota
      ? { name: copy.you(name), face: portraits[personaId], isOwn: true }
      : { ...memberOf(quota, audit.commitment), isOwn: false };
  const [first, second] = assemblyBoard.bid;
  return (
    <>
      <div className={css.hall} data-half>
        <img className={css.hallPicture} src={halls[personaId]} alt="" width="768" height="1024" />
        <p className={css.boardText} aria-hidden="true">
          <b>{first}</b>
          <span>{second}</span>
        </p>
      </div>
      <div className={`stack ${css.terms}`} data-gap="4" data-half>
        <p className="middle">{copy.intro(group.quotas, dream?.name.toLocaleLowerCase('pt-BR') ?? '')}</p>
        <div className={css.sums}>
          <Chips
            chips={[
              { label: copy.waiting, value: String(group.waiting.length + (group.late?.length ?? 0)), tone: 'soft' },
              { label: copy.awarded, value: String(awards.size) },
              ...(pot === null
                ? []
                : [{ label: copy.pot, value: String(pot.common), icon: 'esforco', tone: 'effort' } as const]),
            ]}
          />
        </div>
        {group.gone !== undefined && <p className={css.leavers}>{copy.leavers(group.gone.length, group.quotas)}</p>}
        {pot !== null && <p className={css.leavers}>{copy.potSum(pot)}</p>}
        <Seal commitment={audit.commitment} />
      </div>
      <section className="card" data-gap="3">
        <h2 className="large">{copy.assemblies}</h2>
        {isClosed && (
          <p className="remark" data-tone="go">
            {copy.closing}
          </p>
        )}
        {group.assemblies.length === 0 && !isOver && <p>{copy.noAssembly}</p>}
        <div className={css.assemblies}>
          {[...group.assemblies].reverse().map((assembly) => (
            <AssemblyNotes key={assembly.cycle} assembly={assembly} faceOf={faceOf} />
          ))}
        </div>
      </section>
      <section className="card" data-gap="3">
        <h2 className="large">{copy.members}</h2>
        <ul className={css.people}>
          {Array.from({ length: group.quotas }, (_, i) => i + 1).map((quota) => {
            const { name: called, face, isOwn } = faceOf(quota);
            const award = awards.get(quota);
            return (
              <li key={quota} data-own={isOwn || undefined} data-awarded={award !== undefined || undefined}>
                <img className={css.memberFace} src={face} alt="" width="64" height="64" loading="lazy" />
                <p>
                  <b>{called}</b>
                  <span>{minutesCopy.quota(quota)}</span>
                  <span className={css.state}>
                    {award === undefined ? standingOf(group, quota) : copy.awardedIn(copy.by[award.by], award.cycle)}
                  </span>
                </p>
              </li>
            );
          })}
        </ul>
        <p className={css.leavers}>{copy.invented}</p>
        <p className={css.leavers}>{copy.street}</p>
      </section>
      <BackRow />
    </>
  );
}

/** A person of the group as the page shows them. */
interface Face {
  readonly name: string;
  readonly face: string | undefined;
  readonly isOwn: boolean;
}

interface AssemblyNotesProps {
  readonly assembly: Group['assemblies'][number];
  readonly faceOf: (quota: number) => Face;
}

/** One assembly: every bid from the highest down, and the drawn quota. Bids stay closed until they are decided. */
function AssemblyNotes({ assembly: { cycle, bids, winnerQuota, drawnQuota, isOut }, faceOf }: AssemblyNotesProps) {
  const lines = [
    ...[...bids]
      .sort((a, b) => Number(b.quota === winnerQuota) - Number(a.quota === winnerQuota) || b.bid - a.bid)
      .map(({ quota, bid }) => ({
        quota,
        isAwarded: quota === winnerQuota,
        what: quota === winnerQuota ? minutesCopy.winningBid(bid) : minutesCopy.bid(bid),
      })),
    ...(drawnQuota === null ? [] : [{ quota: drawnQuota, isAwarded: true, what: minutesCopy.drawn }]),
  ];
  return (
    <section className={`list ${css.assembly}`}>
      <h3 className={css.title}>{copy.assembly(cycle)}</h3>
      {lines.length === 0 && <p>{copy.open}</p>}
      {isOut === true && <p>{copy.out}</p>}
      <ul>
        {lines.map(({ quota, isAwarded, what }) => {
          const { name, face } = faceOf(quota);
          return (
            <li key={what + quota} data-awarded={isAwarded || undefined}>
              <img className={css.memberFace} src={face} alt="" width="48" height="48" loading="lazy" />
              <p>
                <b>{name}</b>
                <span>{`${minutesCopy.quota(quota)} · ${what}`}</span>
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
