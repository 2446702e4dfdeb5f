import { Unavailable } from '@consorcio/kernel';
import { type AfterLetter, type AfterMonth, type Campaign, rulebookOf, type StageRecord } from '@consorcio/rules';
import type { RoomId, StageStatus, Works } from '@consorcio/rules/vocabulary';

/** The months after a letter as they stand in the column `state`: the months themselves as one short text. */
type PackedAfter = Omit<AfterLetter, 'months'> & { readonly months: string };

const BETWEEN_MONTHS = ';';

/** Works, lightest plan that paid, event, option, paid; what is absent is empty. */
const packMonth = ({ works, lightest, eventId, option, paid }: AfterMonth): string =>
  [works, lightest, eventId, option, paid === undefined ? undefined : Number(paid)].join(BETWEEN_FIELDS);

function unpackMonth(packed: string): AfterMonth {
  const [works, lightest, eventId, option, paid] = packed
    .split(BETWEEN_FIELDS)
    .map((field) => (field === '' ? undefined : Number(field)));
  if (works === undefined || lightest === undefined || eventId === undefined)
    throw new Error(`a month after the letter was kept as ${packed}`);
  return {
    works: works as Works,
    lightest: lightest as AfterMonth['lightest'],
    eventId,
    ...(option === undefined ? {} : { option }),
    ...(paid === undefined ? {} : { paid: paid === 1 }),
  };
}

const packAfter = ({ months, ...rest }: AfterLetter): PackedAfter => ({
  ...rest,
  months: months.map(packMonth).join(BETWEEN_MONTHS),
});

const unpackAfter = ({ months, ...rest }: PackedAfter): AfterLetter => ({
  ...rest,
  months: months === '' ? [] : months.split(BETWEEN_MONTHS).map(unpackMonth),
});

/** What of a Campaign value stands in columns of its own. */
type InColumns = 'dreamId' | 'status' | 'resultsSeen' | 'wallet';
type ColumnsOfCampaign = Pick<Campaign, InColumns>;
/** The column `state`: the rest as it is, its stages as one short text. */
export type PackedState = Omit<Campaign, InColumns | 'stages' | 'after'> & {
  readonly stages: string;
  readonly after?: PackedAfter;
  /** The codec that is needed to read the columns `state` and `movements`. */
  readonly codec: number;
};

/** Raised whenever `state` or `movements` are packed in a way that the code before cannot read; what was packed before stays readable. */
export const CODEC = 1;

/** A newer server has packed it. The caller is told to retry: while servers are replaced one by one, another may read it. */
class PackedByNewer extends Unavailable {
  constructor(codec: number) {
    super(`a campaign is packed by codec ${codec}, this server reads up to ${CODEC}: start the newer version`);
  }
}

/** Initials of the statuses. */
const STATUS_MARK = { PENDING: 'P', STARTED: 'S', FINISHED: 'F' } as const satisfies Record<StageStatus, string>;
const MARKED: Readonly<Record<string, StageStatus>> = { P: 'PENDING', S: 'STARTED', F: 'FINISHED' };
const BETWEEN_STAGES = ';';
const BETWEEN_FIELDS = ',';

/** Status, room, vigor, score, reward, event, paid, energy and effort after, option, movement; what is absent is empty, ends are cut. */
function packStage(stage: StageRecord): string {
  const { status, roomId, vigor, scoreBp, reward, eventId, paid, after, option, movement } = stage;
  const isPaid = paid === undefined ? undefined : Number(paid);
  const begun = [STATUS_MARK[status], roomId, vigor, scoreBp, reward, eventId];
  const fields = [...begun, isPaid, after?.[0], after?.[1], option, movement];
  return fields.join(BETWEEN_FIELDS).replace(/,+$/, '');
}

/** The fields that are given; absent ones are left out, as the rules leave them out. */
function unpackStage(packed: string): StageRecord {
  const [mark = '', ...fields] = packed.split(BETWEEN_FIELDS);
  const [roomId, vigor, scoreBp, reward, eventId, paid, energy, effort, option, movement] = fields.map((field) =>
    field === '' ? undefined : Number(field),
  );
  const status = MARKED[mark];
  if (status === undefined) throw new Error(`a stage was kept as ${packed}`);
  return {
    status,
    ...(roomId === undefined ? {} : { roomId: roomId as RoomId }),
    ...(vigor === undefined ? {} : { vigor }),
    ...(scoreBp === undefined ? {} : { scoreBp }),
    ...(reward === undefined ? {} : { reward }),
    ...(eventId === undefined ? {} : { eventId }),
    ...(paid === undefined ? {} : { paid: paid === 1 }),
    ...(energy === undefined || effort === undefined ? {} : { after: [energy, effort] }),
    ...(option === undefined ? {} : { option }),
    ...(movement === undefined ? {} : { movement }),
  };
}

/** The column `state` of a campaign. Nothing is kept twice: what has a column is left out. */
export function packCampaign(campaign: Campaign): PackedState {
  const { dreamId: _dream, status: _status, resultsSeen: _seen, wallet: _wallet, stages, after, ...rest } = campaign;
  return {
    codec: CODEC,
    ...rest,
    ...(after === undefined ? {} : { after: packAfter(after) }),
    stages: stages.map(packStage).join(BETWEEN_STAGES),
  };
}

/**
 * The rules' value again.
 * @throws PackedByNewer for a codec that this server does not have, and BrokenInvariant UNKNOWN for such a rulebook
 */
export function unpackCampaign(
  columns: ColumnsOfCampaign,
  { codec, stages, rulebook, after, ...rest }: PackedState,
): Campaign {
  if (codec > CODEC) throw new PackedByNewer(codec);
  return {
    rulebook: rulebookOf(rulebook).version,
    ...columns,
    ...rest,
    ...(after === undefined ? {} : { after: unpackAfter(after) }),
    stages: stages.split(BETWEEN_STAGES).map(unpackStage),
  };
}
