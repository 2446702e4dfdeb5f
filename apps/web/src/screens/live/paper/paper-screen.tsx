import { hostCopy } from '@consorcio/copy/live-host';
import { paperCopy as copy } from '@consorcio/copy/live-paper';
import { Link } from 'wouter';
import { livePath } from '../../../live/live-paths.ts';
import { troubleSentence } from '../../../live/live-trouble.ts';
import { useLiveView } from '../../../live/use-live-view.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Waiting } from '../../../ui/loading/waiting.tsx';
import { hostOf } from '../host-console/host-token.ts';
import { PaperCard } from './paper-card.tsx';
import css from './paper-screen.module.css';
import { usePictures } from './use-pictures.ts';

/** `/ao-vivo/papel`: the cards of a group to print, four on a sheet of A4, on a device that leads it. */
export function PaperScreen({ groupId }: { groupId: string }) {
  const host = hostOf(groupId);
  return host === null ? (
    <Waiting label={hostCopy.lost} detail={hostCopy.lostBody} />
  ) : (
    <Cards groupId={groupId} token={host.token} />
  );
}

function Cards({ groupId, token }: { groupId: string; token: string }) {
  const { view, trouble } = useLiveView('liveHost', groupId, token);
  const quotas = (view?.seats ?? []).map(({ quota }) => quota);
  const pictures = usePictures(groupId, token, quotas);
  if (trouble === 'refused' || trouble === 'gone') return <Waiting label={hostCopy.lost} detail={hostCopy.lostBody} />;
  if (view === null || quotas.some((quota) => !pictures.has(quota)))
    return <Waiting label={copy.loading} detail={troubleSentence(trouble, hostCopy) ?? ''} />;
  return (
    <main className={css.page}>
      <header className={css.head}>
        <h1>{copy.title}</h1>
        <p>{copy.about}</p>
        <div>
          <Button onClick={() => print()}>{copy.print}</Button>
          <Link href={livePath('host', groupId)}>{copy.back}</Link>
        </div>
      </header>
      <ul className={css.cards}>
        {view.seats.map((seat) => (
          <PaperCard
            key={seat.quota}
            group={view.group}
            seat={seat}
            motive={view.paper?.find(({ quota }) => quota === seat.quota)?.motive ?? null}
            pictures={pictures.get(seat.quota) ?? []}
          />
        ))}
      </ul>
    </main>
  );
}
