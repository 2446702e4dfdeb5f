import { Button, ButtonLink, ButtonRow } from '../ui/buttons/button.tsx';
import { livePath } from './live-paths.ts';

interface Props {
  readonly groupId: string;
  readonly copy: { readonly print: string; readonly back: string };
}

/** Below what a host prints: the browser's print dialog, and back to the host console. */
export const PrintRow = ({ groupId, copy }: Props) => (
  <ButtonRow>
    <Button kind="play" onClick={() => print()}>
      {copy.print}
    </Button>
    <ButtonLink kind="secondary" to={livePath('host', groupId)}>
      {copy.back}
    </ButtonLink>
  </ButtonRow>
);
