import { afterLetterCopy as copy } from '@consorcio/copy/after-letter';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../ui/notices/toast.ts';
import { askContract, sendCommand } from './contract-calls.ts';
import type { ContractCommand, ContractView } from './contract-view.ts';

/** The contract of a campaign and how to go on in it. All of its state is the server's: any tab takes it up again. */
export function useContract(campaignId: string) {
  const queries = useQueryClient();
  const queryKey = ['afterLetter', campaignId];
  const told = useQuery({ queryKey, queryFn: () => askContract(campaignId), staleTime: 0, gcTime: 0 });
  const sending = useMutation({
    mutationFn: ({ month, command }: { month: number; command: ContractCommand }) =>
      sendCommand(campaignId, month, command),
    onSuccess: (view: ContractView) => void queries.setQueryData(queryKey, view),
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
