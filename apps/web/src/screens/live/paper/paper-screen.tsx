import { hostCopy } from '@consorcio/copy/live-host';
import { paperCopy as copy } from '@consorcio/copy/live-paper';
import type { LuckyWord } from '@consorcio/rules/live-words';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { liveCall } from '../../../live/live-client.ts';
import { livePath } from '../../../live/live-paths.ts';
import { troubleSentence } from '../../../live/live-trouble.ts';
import { useLiveView } from '../../../live/use-live-view.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Waiting } from '../../../ui/loading/waiting.tsx';
import { hostOf } from '../host-console/host-token.ts';
import { PaperCard } from './paper-card.tsx';
import css from './paper-screen.module.css';

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
          <Link
            className="grid place-items-center font-extrabold text-accent min-h-[44px] py-0 px-4"
            href={livePath('host', groupId)}
          >
            {copy.back}
          </Link>
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

type Pictures = ReadonlyMap<number, readonly LuckyWord[]>;

/** Milliseconds after which a call that failed is made again. */
const AGAIN = 2_000;

/** The three pictures of every quota, requested one after the other. */
function usePictures(groupId: string, token: string, quotas: readonly number[]): Pictures {
  const [pictures, setPictures] = useState<Pictures>(new Map());
  const [failures, setFailures] = useState(0);
  const missing = quotas.find((quota) => !pictures.has(quota));
  useEffect(() => {
    if (missing === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const body = { quota: missing, do: 'SHOW_PICTURES' } as const;
    void liveCall('liveHostSeat', { params: { groupId }, token, body }).then((answer) => {
      if (isOver) return;
      if (answer.ok) setPictures((known) => new Map(known).set(missing, answer.value.pictures ?? []));
      else timer = setTimeout(() => setFailures(failures + 1), AGAIN);
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [groupId, token, missing, failures]);
  return pictures;
}
