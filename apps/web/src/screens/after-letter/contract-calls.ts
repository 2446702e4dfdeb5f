import { call } from '../../api/client.ts';
import { CallFailure, unwrap } from '../../api/queries.ts';
import type { ContractCommand, ContractView } from './contract-view.ts';

export const askContract = (campaignId: string): Promise<ContractView> =>
  unwrap(call('afterLetter', { params: { campaignId } }));

/**
 * Sends a command of the month and answers where the contract stands then. What another tab has said meanwhile, or an
 * answer that was lost, is looked up: the server knows, and a repeated command changes nothing.
 * @throws CallFailure where nothing is known
 */
export async function sendCommand(campaignId: string, month: number, command: ContractCommand): Promise<ContractView> {
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
    if (isElsewhere) return askContract(campaignId);
    throw error;
  }
}
