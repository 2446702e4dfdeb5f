import { hostCopy as copy } from '@consorcio/copy/live-host';
import { useState } from 'react';
import { liveCall } from '../../../live/live-client.ts';
import { Field } from '../../../ui/forms/field.tsx';
import css from './host-console.module.css';
import { bellSentence, type HostPage } from './host-model.ts';

const MINUTE = 60_000;

/** When the lesson ends, and what that means for the months that are left. */
export function Bell({ groupId, token, view, at: cameAt, onView }: HostPage) {
  const { phase } = view.group;
  /* Told where it stands, not over the page: an hour that is being typed is another one first. */
  const [isRefused, setRefused] = useState(false);
  if (phase === 'DEBRIEF' || phase === 'ENDED') return null;
  /* By how much the server's clock is ahead of this device's, whose hour alone is known to be right. */
  const skew = (): number => Math.round(view.now + performance.now() - cameAt - Date.now());
  const shown = (at: number): string => hourText(Math.round((at - skew()) / MINUTE) * MINUTE);
  const say = async (text: string): Promise<void> => {
    const at = text === '' ? null : timeToday(text) + skew();
    const answer = await liveCall('liveBell', { params: { groupId }, token, body: { at } });
    setRefused(!answer.ok);
    if (answer.ok) onView(answer.value);
  };
  return (
    <section className={css.part}>
      <Field
        label={copy.bell.label}
        type="time"
        defaultValue={view.bell === null ? '' : shown(view.bell.at)}
        onChange={(event) => void say(event.target.value)}
      />
      <p className="quiet" role="status">
        {isRefused ? copy.bell.refused : bellSentence(view, shown)}
      </p>
    </section>
  );
}

/** An hour of this device's clock: '10:45'. */
export const hourText = (at: number): string => {
  const time = new Date(at);
  return `${String(time.getHours()).padStart(2, '0')}:${String(time.getMinutes()).padStart(2, '0')}`;
};

/** Today at an hour of this device's clock, '10:45'; tomorrow where it is over. */
export function timeToday(text: string): number {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  const time = new Date();
  time.setHours(hours, minutes, 0, 0);
  if (time.getTime() < Date.now()) time.setDate(time.getDate() + 1);
  return time.getTime();
}
