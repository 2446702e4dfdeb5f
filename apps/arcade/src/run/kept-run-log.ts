import { kept } from '@consorcio/contract/kept';
import { readLog } from '@consorcio/minigames/input-log';

/** A finished log waits under its stage until the server has accepted or refused it. GAMES 1.2. */
export const keptRunLog = (stageId: string) => kept('finished-run-', (text) => readLog(JSON.parse(text)), stageId);
