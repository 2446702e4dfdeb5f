import { ROOM_START, withBase } from '@consorcio/contract/wire';
import { hostCopy, openGroupCopy } from '@consorcio/copy/live-host';
import { chooseAddress, isAtOwnMachine, phoneAddress, useChosenAddress } from '../../../live/phone-address.ts';
import screens from '../live-screens.module.css';
import css from './host-console.module.css';
import type { HostView } from './host-model.ts';

const copy = hostCopy.address;

/** Starts the game for a whole room (README). */
const OPENED_TO_ALL = 'npm start -- --lan';

/**
 * Where phones come in, while a room is open: shown where it is not plain from this page's own address. Where the server's machine is
 * in several networks, whoever leads chooses, and the projector follows.
 */
export function Reach({ addresses }: Pick<HostView, 'addresses'>) {
  useChosenAddress();
  const isOwn = isAtOwnMachine();
  if (!isOwn && addresses.length < 2) return null;
  if (addresses.length === 0)
    return (
      <p className={css.few} role="alert">
        {copy.none}{' '}
        <code className="whitespace-nowrap" translate="no">
          {OPENED_TO_ALL}
        </code>
        .{' '}
        <a className="text-accent-ink" href={withBase(ROOM_START)}>
          {openGroupCopy.guide}
        </a>
      </p>
    );
  const used = phoneAddress('', addresses);
  return (
    <div className={`${css.few} grid gap-2`}>
      <p role="alert">{isOwn ? `${copy.own} ${copy.phones(used)}` : copy.phones(used)}</p>
      {addresses.length > 1 && (
        <label className={screens.field}>
          {copy.choose}
          <select value={used} onChange={({ currentTarget }) => chooseAddress(currentTarget.value)}>
            {addresses.map((address) => (
              <option key={address}>{address}</option>
            ))}
          </select>
        </label>
      )}
      {isOwn && /Windows/.test(navigator.userAgent) && (
        <p className="text-small">
          {copy.unreached} {copy.windows}
        </p>
      )}
    </div>
  );
}
