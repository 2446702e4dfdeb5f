import faces from 'pictures:member';
import { MEMBER_NAMES } from '@consorcio/copy/group';
import { shortName } from './names.ts';
import { personOf } from './person-of-quota.ts';

interface Member {
  readonly name: string;
  /** How the person is called at a glance. */
  readonly short: string;
  /** Address of the portrait. */
  readonly face: string | undefined;
}

/** The person of a quota in the group of a seal: invented, and the same throughout the campaign. */
export function memberOf(quota: number, seal: string): Member {
  const person = personOf(quota, seal);
  const name = MEMBER_NAMES[person] ?? '';
  return { name, short: shortName(name), face: faces[person] };
}
