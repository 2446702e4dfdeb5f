import { emptyPopups } from '@consorcio/copy/popups';
import { EmptyResource } from '../layouts/empty-resource.tsx';
import type { PopupProps } from '../popup-props.ts';

/** Effort is 0: the way to a minigame that earns it. SPEC section 4. */
export const NoEffort = (props: PopupProps) => (
  <EmptyResource {...props} resource="effort" moment="semEsforco" copy={emptyPopups.effort} />
);
