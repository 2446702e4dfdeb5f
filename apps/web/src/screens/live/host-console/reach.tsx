import { ROOM_START, withBase } from '@consorcio/contract/wire';
import { hostCopy, openGroupCopy } from '@consorcio/copy/live-host';
import { chooseAddress, isAtOwnMachine, phoneAddress, useChosenAddress } from '../../../live/phone-address.ts';
import { Select } from '../../../ui/forms/select.tsx';
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
        <code className="unbroken" translate="no">
          {OPENED_TO_ALL}
        </code>
        .{' '}
        <a className={css.guide} href={withBase(ROOM_START)}>
          {openGroupCopy.guide}
        </a>
      </p>
    );
  const used = phoneAddress('', addresses);
  return (
    <div className={`${css.few} list`}>
      <p role="alert">{isOwn ? `${copy.own} ${copy.phones(used)}` : copy.phones(used)}</p>
      {addresses.length > 1 && (
        <Select
          label={copy.choose}
          options={addresses.map((address) => [address, address] as const)}
          value={used}
          onChoose={chooseAddress}
        />
      )}
      {isOwn && /Windows/.test(navigator.userAgent) && (
        <p className={css.unreached}>
          {copy.unreached} {copy.windows}
        </p>
      )}
    </div>
  );
}
