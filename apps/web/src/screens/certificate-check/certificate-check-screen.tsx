import hello from 'pictures:hello';
import type { ReplyOf } from '@consorcio/contract';
import type { CallError } from '@consorcio/contract/call';
import { certificatePath, readCertificateCode, spacedCode } from '@consorcio/contract/certificate-code';
import { PATHS, pathWith } from '@consorcio/contract/wire';
import { certificateSentence, certificateCheckCopy as copy } from '@consorcio/copy/certificate';
import { GAME_NAME, guardCopy } from '@consorcio/copy/first-screens';
import { type FormEvent, type ReactNode, useCallback, useState } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { call } from '../../api/client.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { ContractSeal } from '../../share/contract-seal.tsx';
import { NotLoaded } from '../../teaching/sheets/sheet.tsx';
import { JoyBackdrop } from '../../ui/backdrops/joy-backdrop.tsx';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { SignInFrame } from '../../ui/layout/sign-in-frame.tsx';
import { StageFrame } from '../../ui/layout/stage-frame.tsx';
import { Waiting } from '../../ui/loading/waiting.tsx';
import { dreamPicture } from '../../ui/pictures/dream-picture.ts';
import { CheckIcon } from '../../ui/pictures/glyphs.tsx';
import { Logo } from '../../ui/pictures/logo.tsx';
import css from './certificate-check.module.css';

/** Whether a certificate is true, for anybody who has its code; without a code, a place to type it. CONTRACT section 6. */
export function CertificateCheckScreen() {
  const { code: typed = '' } = useParams<{ code?: string }>();
  if (typed === '') return <CheckForm />;
  const code = readCertificateCode(typed);
  return code === null ? <CheckForm typed={typed} /> : <CheckedCode key={code} code={code} />;
}

const isUnknown = (error: CallError): boolean => error.kind === 'code' && error.code === 'NOT_FOUND';

/** Asks the server about a well-formed code. */
function CheckedCode({ code }: { code: string }) {
  const [answer, again] = useAnswer(
    useCallback((signal: AbortSignal) => call('checkCertificate', { params: { code }, signal }), [code]),
  );
  if (answer === null) return <Waiting label={copy.loading} detail={guardCopy.loadingDetail} />;
  if (answer.ok) return <TrueCertificate {...answer.value} />;
  return isUnknown(answer.error) ? <UnknownCode code={code} /> : <NotLoaded onRetry={again} />;
}

/** Asks for a code; `typed` is one from the address that has an error. */
function CheckForm({ typed = '' }: { typed?: string }) {
  return (
    <CheckFrame ribbon={copy.title}>
      <p>{copy.intro}</p>
      <CodeField typed={typed} />
    </CheckFrame>
  );
}

/** The field of a code; its button opens the code's page when the text is a well-formed code. */
function CodeField({ typed = '' }: { typed?: string }) {
  const [text, setText] = useState(typed);
  /** The last refused text: its fault shows while the field still holds it. */
  const [refused, setRefused] = useState(typed);
  const isFaulty = text !== '' && text === refused;
  const [, navigate] = useLocation();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const code = readCertificateCode(text);
    if (code === null) setRefused(text);
    else navigate(certificatePath(code));
  };
  return (
    <form className={`stack ${css.form}`} onSubmit={submit} noValidate>
      <Field
        label={copy.field}
        name="code"
        hint={copy.hint}
        fault={isFaulty ? copy.mistyped : undefined}
        value={text}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" disabled={text.trim() === ''}>
        {copy.submit}
      </Button>
    </form>
  );
}

/** What a true certificate says, in one sentence, and the way to the proof of its draws. */
function TrueCertificate({ code, name, dream, how, on, campaignId, contractEnd }: ReplyOf<'checkCertificate'>) {
  return (
    <StageFrame base="broad" backdrop={<JoyBackdrop />} className={css.screen}>
      <Logo name={GAME_NAME} />
      <Panel className={css.found}>
        <div className={css.picture}>
          <img {...dreamPicture(dream.imagePath)} alt={copy.dreamAlt(dream.name)} width="300" height="300" />
          <p className={css.stamp}>
            <CheckIcon />
            <b>{copy.trueTitle}</b>
          </p>
        </div>
        <h1 className={css.sentence}>{certificateSentence({ name, dream: dream.name, how, on })}</h1>
        <p className={css.code}>{spacedCode(code)}</p>
        <ContractSeal end={contractEnd ?? null} />
        <div className={css.ways}>
          <ButtonLink to={pathWith('checkDraws', campaignId)}>{copy.proof}</ButtonLink>
          <p>{copy.proofHint}</p>
          <ButtonLink to={PATHS.play} kind="play">
            {copy.play}
          </ButtonLink>
          <Link href={certificatePath()} className="way">
            {copy.another}
          </Link>
        </div>
        <p className={css.game}>{copy.game}</p>
      </Panel>
    </StageFrame>
  );
}

/** For a well-formed code without a certificate. A code never issued and one of a deleted account look the same. */
const UnknownCode = ({ code }: { code: string }) => (
  <CheckFrame ribbon={copy.unknownTitle} tone="danger">
    <p className={css.code}>{spacedCode(code)}</p>
    <p className={css.unknown}>{copy.unknown}</p>
    <CodeField />
  </CheckFrame>
);

const PEOPLE = [2, 1, 4, 3].map((persona) => hello[persona]).filter((src) => src !== undefined);

interface FrameProps {
  readonly ribbon: string;
  readonly tone?: 'danger';
  readonly children: ReactNode;
}

/** The street with people beside what is asked, and below it the way into the game. */
const CheckFrame = ({ children, ...frame }: FrameProps) => (
  <SignInFrame name={GAME_NAME} people={PEOPLE} {...frame}>
    <div className={css.asked}>
      {children}
      <ButtonLink to={PATHS.play} kind="secondary">
        {copy.play}
      </ButtonLink>
    </div>
  </SignInFrame>
);
