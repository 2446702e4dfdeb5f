import type { LuckyWord } from '@consorcio/rules/live-words';
import { useEffect, useState } from 'react';
import { liveCall } from '../../../live/live-client.ts';

type Pictures = ReadonlyMap<number, readonly LuckyWord[]>;

/** Milliseconds after which a call that failed is made again. */
const AGAIN = 2_000;

/** The three pictures of every quota, as they come in, asked one after the other. */
export function usePictures(groupId: string, token: string, quotas: readonly number[]): Pictures {
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
