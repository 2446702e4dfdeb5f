import { consortiumEffects } from './consortium.ts';
import { dancerEffects } from './dancer.ts';
import type { Effect } from './effect.ts';
import { interfaceEffects } from './interface.ts';
import { matchesEffects } from './matches.ts';
import { runnerEffects } from './runner.ts';
import { tapperEffects } from './tapper.ts';

export const effects: readonly Effect[] = [
  ...interfaceEffects,
  ...consortiumEffects,
  ...tapperEffects,
  ...matchesEffects,
  ...dancerEffects,
  ...runnerEffects,
];
