import { useState } from 'react';

const none = (): boolean => false;

/**
 * Which passwords are too common, as far as the page knows: by the list, which is asked for when a field is left, and by
 * what the API refused. Where the list does not come the API says so alone.
 */
export function useCommonPasswords() {
  const [isListed, setListed] = useState<(password: string) => boolean>(() => none);
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  return {
    isCommon: (password: string): boolean => refused.has(password) || isListed(password),
    fetchList: (): void =>
      void import('@consorcio/contract/common-passwords').then(
        ({ isCommonPassword }) => setListed(() => isCommonPassword),
        () => undefined,
      ),
    refuse: (password: string): void => setRefused((before) => new Set(before).add(password)),
  };
}
