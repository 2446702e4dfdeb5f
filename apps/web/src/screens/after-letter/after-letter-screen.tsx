import { afterLetterCopy as copy } from '@consorcio/copy/after-letter';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'wouter';
import { call } from '../../api/client.ts';
import { CallFailure, contractQuery, unwrap } from '../../api/queries.ts';
import { gradeTold } from '../../teaching/lives/grade-told.ts';
import { BackButton, NotLoaded } from '../../teaching/sheets/sheet.tsx';
import { Waiting } from '../../ui/loading/waiting.tsx';
import { toast } from '../../ui/notices/toast.ts';
import { ContractBoard } from './contract-board.tsx';
import type { ContractCommand, ContractView } from './model.ts';

/** The months between a letter and the paid contract, played in three touches each. RULES 11. */
export function AfterLetterScreen() {
  const { campaignId = '' } = useParams<{ campaignId: string }>();
  const { view, isUnreached, retry, isBusy, send } = useContract(campaignId);
  const isOver = view?.status === 'ENDED';
  useEffect(() => (isOver ? gradeTold('tellGrade', campaignId) : undefined), [isOver, campaignId]);
  if (isUnreached) return <NotLoaded onRetry={retry} />;
  if (view === undefined) return <Waiting label={copy.title} detail={copy.loading} />;
  if (view.status === 'NONE' || view.status === 'CLOSED')
    return (
      <Waiting
        label={view.status === 'NONE' ? copy.none : copy.closed}
        detail={view.status === 'NONE' ? copy.noneBody : copy.closedBody}
      >
        <BackButton label={copy.back} />
      </Waiting>
    );
  return (
    <ContractBoard
      campaignId={campaignId}
      view={view}
      isBusy={isBusy}
      onCommand={(command) => send(view.month ?? 0, command)}
    />
  );
}

/** The contract of a campaign and how to go on in it. All of its state is the server's: any tab takes it up again. */
function useContract(campaignId: string) {
  const queries = useQueryClient();
  const query = contractQuery(campaignId);
  const told = useQuery(query);
  const sending = useMutation({
    mutationFn: ({ month, command }: { month: number; command: ContractCommand }) =>
      sendCommand(campaignId, month, command),
    onSuccess: (view: ContractView) => void queries.setQueryData(query.queryKey, view),
    onError: () => toast.error(copy.notSent),
  });
  return {
    view: told.data,
    isUnreached: told.isError,
    retry: () => void told.refetch(),
    isBusy: sending.isPending,
    send: (month: number, command: ContractCommand) => sending.mutate({ month, command }),
  };
}

/**
 * Sends a command of the month and answers where the contract stands then. What another tab has said meanwhile, or an
 * answer that was lost, is looked up: the server knows, and a repeated command changes nothing.
 * @throws CallFailure where nothing is known
 */
async function sendCommand(campaignId: string, month: number, command: ContractCommand): Promise<ContractView> {
  const params = { campaignId };
  try {
    switch (command.type) {
      case 'use':
        return await unwrap(call('afterLetterUse', { params, body: { use: command.use } }));
      case 'plan':
        return await unwrap(call('afterLetterPlan', { params, body: { month, works: command.works } }));
      case 'event':
        return await unwrap(call('afterLetterEvent', { params, body: { month, option: command.option } }));
      case 'pay':
        return await unwrap(call('afterLetterPay', { params, body: { month } }));
    }
  } catch (error) {
    const isElsewhere = error instanceof CallFailure && error.reason.kind === 'code' && error.reason.status < 500;
    if (isElsewhere) return unwrap(call('afterLetter', { params }));
    throw error;
  }
}
