import { rehearsalCopy as copy } from '@consorcio/copy/live-host';
import { Dice } from '@consorcio/kernel';
import { beginning, castOf, LIVE_PEOPLE, MIXES, sealing } from '@consorcio/players/live-people';
import { LIVE_FAMILIES, LIVE_OPTIONS, type LiveMoment, LUCKY_WORDS } from '@consorcio/rules/live-words';
import { useEffect, useRef } from 'react';
import { liveCall } from '../../../live/live-client.ts';
import { tokenOf } from '../../../live/live-token.ts';
import { type ModelSeat, modelSeats } from '../../../live/rehearsal.ts';
import css from './host-console.module.css';
import type { HostPage, HostView } from './host-model.ts';

/** Milliseconds between what two of them do: a class seals its month in about ten seconds. */
const BREATH = 300;
/** Between two that come in: the server lets a third of a class in at once from one address, then one a second. */
const COMING = 1_100;

/** The class of a rehearsal: plays while the desk is open, and goes on after a reload. */
export function ModelClass({ groupId, view }: Pick<HostPage, 'groupId' | 'view'>) {
  const latest = useRef(view);
  latest.current = view;
  useEffect(() => {
    const actNext = modelClass(groupId, latest.current.group.commitment);
    let isHere = true;
    const goOn = async (): Promise<void> => {
      await actNext(latest.current);
      if (isHere) setTimeout(goOn, BREATH);
    };
    void goOn();
    return () => {
      isHere = false;
    };
  }, [groupId]);
  return (
    <p className={css.few}>
      <b>{copy.mark}.</b> {copy.about}
    </p>
  );
}

type Act = () => Promise<unknown>;
const NOWHERE: ModelSeat = { key: '', quota: 0 };

/**
 * Model players of the simulation, by the calls of any phone: each call of the result does what one of them has to do next. Who is
 * absent comes in and then does nothing. `seed`: hex digits; the same ones decide alike.
 */
function modelClass(groupId: string, seed: string): (view: HostView) => Promise<unknown> {
  const params = { groupId };
  const seats = [...(modelSeats(groupId).read() ?? [])];
  const chance = Dice.of(seed, 0);
  const people = castOf(MIXES.mixed, seats.length, chance).map((name) => LIVE_PEOPLE[name]);
  const order = chance.shuffled(seats.map((_, i) => i));
  let [turn, comesAt] = [0, 0];

  const keep = (i: number, key: string, quota: number): void => {
    seats[i] = { key, quota };
    modelSeats(groupId).write(seats);
  };

  async function join(i: number, key: string, code: string): Promise<void> {
    comesAt = performance.now() + COMING;
    const joined = await liveCall('liveJoin', { params, query: { code }, body: { key } });
    if (!joined.ok) return;
    const { quota } = joined.value;
    keep(i, key, quota);
    const word = LUCKY_WORDS[chance.below(LUCKY_WORDS.length)];
    if (word !== undefined)
      await liveCall('liveProfile', { params, token: tokenOf(groupId, quota, key), body: { word } });
  }

  /** Of four answers one is known before the game and three after it; the others are guessed. */
  const answers = (token: string, moment: LiveMoment): Promise<unknown> => {
    const known = moment === 'BEFORE' ? 1 : 3;
    const one = (): number => (chance.below(4) < known ? 0 : chance.below(LIVE_OPTIONS.length));
    return liveCall('liveAnswers', { params, token, body: { moment, answers: LIVE_FAMILIES.map(one) } });
  };

  async function playMonth(i: number, token: string): Promise<void> {
    const person = people[i];
    const seen = await liveCall('liveSeat', { params, token });
    if (!seen.ok || seen.value.month === null || person == null) return;
    let view = seen.value;
    const diceOf = (part: number): Dice => Dice.of(seed, 100 * (i + 1) + 10 * view.group.month + part);
    if (view.month?.move == null) {
      const body = { ...beginning(person, view, diceOf(0)), isPlayed: false };
      const begun = await liveCall('liveBegin', { params, token, body });
      if (!begun.ok) return;
      view = begun.value.view;
    }
    await liveCall('liveSeal', { params, token, body: sealing(person, view, diceOf(1)) });
  }

  /** Looks at its view, as a page does. Whom the host has sent away from an open room comes in again. */
  async function look(i: number, { key, quota }: ModelSeat): Promise<void> {
    if (quota === 0) return;
    const seen = await liveCall('liveSeat', { params, token: tokenOf(groupId, quota, key) });
    if (!seen.ok && seen.error.kind === 'code' && seen.error.code === 'SEAT_INVALID') keep(i, key, 0);
  }

  /** Null where it has nothing to do. */
  function actOf(i: number, view: HostView): Act | null {
    const { key, quota } = seats[i] ?? NOWHERE;
    const { phase, code, areAnswersShown } = view.group;
    if (quota === 0) return phase === 'WAITING' && performance.now() > comesAt ? () => join(i, key, code) : null;
    const seat = view.seats.find((each) => each.quota === quota);
    if (people[i] === null || seat === undefined) return null;
    const token = tokenOf(groupId, quota, key);
    if (phase === 'WAITING' && !seat.answered.before) return () => answers(token, 'BEFORE');
    if (phase === 'PRIVATE' && !seat.hasSealed) return () => playMonth(i, token);
    if (phase === 'DEBRIEF' && !areAnswersShown && !seat.answered.after) return () => answers(token, 'AFTER');
    return null;
  }

  return async (view) => {
    if (view.group.isPaused || view.group.phase === 'ENDED') return;
    turn = (turn + 1) % order.length;
    const inTurn = [...order.slice(turn), ...order.slice(0, turn)];
    const [act] = inTurn.flatMap((i) => actOf(i, view) ?? []);
    if (act !== undefined) return act();
    const [i = 0] = inTurn;
    if (people[i] !== null) await look(i, seats[i] ?? NOWHERE);
  };
}
