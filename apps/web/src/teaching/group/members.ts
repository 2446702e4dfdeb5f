import faces from 'pictures:member';
import { MEMBER_NAMES } from '@consorcio/copy/group';
import { personOf } from './person-of-quota.ts';

interface Member {
  readonly name: string;
  /** Address of the portrait. */
  readonly face: string | undefined;
}

/** The person of a quota in the group of a seal: invented, and the same throughout the campaign. */
export function memberOf(quota: number, seal: string): Member {
  const person = personOf(quota, seal);
  return { name: MEMBER_NAMES[person] ?? '', face: faces[person] };
}
