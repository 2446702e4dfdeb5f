import { spacedCode } from '@consorcio/contract/certificate-code';
import { PATHS } from '@consorcio/contract/wire';
import { certificateCheckCopy as copy } from '@consorcio/copy/certificate';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import css from './certificate-check.module.css';
import { CodeField } from './check-form.tsx';
import { CheckFrame } from './check-frame.tsx';

/** A whole code that no certificate has: it never was, or its account was deleted. Nobody can tell which. */
export const UnknownCode = ({ code }: { code: string }) => (
  <CheckFrame>
    <Panel ribbon={copy.unknownTitle} tone="brasa" className={css.panel}>
      <p className={css.code}>{spacedCode(code)}</p>
      <p className={css.told}>{copy.unknown}</p>
      <CodeField />
      <ButtonLink to={PATHS.play} kind="secondary">
        {copy.play}
      </ButtonLink>
    </Panel>
  </CheckFrame>
);
