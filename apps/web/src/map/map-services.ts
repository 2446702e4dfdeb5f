import { type MinigameSlug, PAYMENT_ROOM_ID } from '@consorcio/rules/vocabulary';
import { fromPromise } from 'xstate';
import { call } from '../api/client.ts';
import { type SlotQuery, unwrap } from '../api/queries.ts';
import { queryClient } from '../api/query-client.ts';
import { preloadAssembly } from '../teaching/group/lazy-assembly.tsx';
import { groupQuery, loadBoard } from './board.ts';
import type {
  Acknowledged,
  BidOutcome,
  Board,
  CurrentStage,
  Minutes,
  Month,
  PaymentOutcome,
  ShiftOutcome,
} from './chart/current-stage.ts';
import { FIRST_OPTION } from './chart/map-context.ts';
import { preloadPopups } from './popups/late.ts';

/** SPEC section 4: PAGAR begins the stage in the payment's room, then finishes it with empty results. */
async function payInstalment(stageId: string): Promise<PaymentOutcome> {
  await unwrap(call('stageBegin', { body: { stageId, roomId: PAYMENT_ROOM_ID } }));
  const { paid, campaignModified, balance } = await unwrap(call('stageFinish', { body: { stageId, results: {} } }));
  return { paid: paid === true, campaignModified, balance };
}

/** What became of a raffle whose answer was lost: the current stage, and the drawn quota if the group still tells it. */
async function checkRaffle(
  { campaignId, cycle }: Month,
  query: SlotQuery,
): Promise<{ board: Board; drawnQuota: number | null }> {
  const board = await loadBoard(query);
  if (board.current.campaign.completed || board.current.extras.phase === 'RAFFLE_OPEN')
    return { board, drawnQuota: null };
  const group = await call('group', { params: { campaignId } });
  const held = group.ok ? group.value.assemblies.find((assembly) => assembly.cycle === cycle) : undefined;
  return { board, drawnQuota: held?.drawnQuota ?? null };
}

/** What the month's assembly decided; null while nothing is. The component that shows it is loaded at the same time. */
async function loadMinutes({ campaignId, cycle }: Month): Promise<Minutes | null> {
  const [{ assemblies, quotas, waiting, late = [] }] = await Promise.all([
    queryClient.fetchQuery({ ...groupQuery(campaignId, cycle), staleTime: 0 }),
    preloadAssembly(),
  ]);
  const assembly = assemblies.find((held) => held.cycle === cycle);
  return assembly === undefined ? null : { assembly, quotas, waiting: waiting.length + late.length };
}

/** The chart's services by name, of one slot; each calls the API and throws CallFailure where there is no answer. */
export const popupServicesOf = (query: SlotQuery) => ({
  loadBoard: fromPromise(() => loadBoard(query)),
  takeShift: fromPromise<ShiftOutcome | null, { readonly current: CurrentStage; readonly slug: MinigameSlug }>(
    ({ input }) => preloadPopups().then((late) => late.takeShift(input.current, input.slug)),
  ),
  payInstalment: fromPromise<PaymentOutcome, { readonly stageId: string }>(({ input }) => payInstalment(input.stageId)),
  placeBid: fromPromise<BidOutcome & { balance: CurrentStage['balance'] }, { readonly effort: number }>(({ input }) =>
    unwrap(call('bidEffort', { body: { effort: input.effort }, query })),
  ),
  keepEffort: fromPromise<unknown>(() => unwrap(call('keepEffort', { query }))),
  drawRaffle: fromPromise(async () => {
    const { wonJackpot, drawnQuota } = await unwrap(call('raffle', { query }));
    return { won: wonJackpot, drawnQuota };
  }),
  checkRaffle: fromPromise<{ board: Board; drawnQuota: number | null }, Month>(({ input }) =>
    checkRaffle(input, query),
  ),
  loadMinutes: fromPromise<Minutes | null, Month>(({ input }) => loadMinutes(input)),
  /** The first answer needs no word: it is that of a card without a choice. */
  acknowledgeEvent: fromPromise<Acknowledged, { readonly id: string; readonly option: number }>(
    ({ input: { id, option } }) =>
      unwrap(call('acknowledgeEvent', { params: { id }, body: option === FIRST_OPTION ? {} : { option } })),
  ),
  seeResults: fromPromise<unknown, { readonly campaignId: string }>(({ input }) =>
    unwrap(call('seeResults', { body: { campaignId: input.campaignId } })),
  ),
});
