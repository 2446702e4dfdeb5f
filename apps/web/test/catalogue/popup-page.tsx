import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '../../src/api/query-client.ts';
import { moodOf } from '../../src/map/chart/mood.ts';
import { popupMetaOf } from '../../src/map/chart/popup-states.ts';
import { CityView } from '../../src/map/city/city-view.tsx';
import { PopupHost } from '../../src/map/popups/popup-host.tsx';
import { notebookQuery } from '../../src/teaching/queries.ts';
import { type Example, exampleContext } from './popup-examples.ts';

const nothing = (): void => undefined;
const AT = '2026-03-01T12:00:00.000Z';
/** Two ideas whose cards are due: one at the instalment, one at the bid. */
queryClient.setQueryData(notebookQuery.queryKey, {
  learned: [],
  seen: [8, 18].map((id) => ({ id, seenAt: AT, askedAt: null, rights: 0, variant: null, dueMonth: 0 })),
  month: 102,
});

/** A popup of the chart over the map, as a player would see it; its buttons do nothing. */
export function PopupPage({ example }: { example: Example }) {
  const context = exampleContext(example);
  return (
    <QueryClientProvider client={queryClient}>
      <CityView
        current={context.current}
        playerName="Bia da Feira"
        mood={moodOf(context)}
        isDawn={example.popup === 'cycleTransition'}
        onPlace={nothing}
        onMenu={nothing}
        onWhere={nothing}
      />
      {popupMetaOf(example.popup).closable && <span hidden data-closable />}
      <PopupHost
        state={example.popup}
        context={context}
        send={nothing}
        isBusy={false}
        isHurried={false}
        isClosing={false}
      />
    </QueryClientProvider>
  );
}
