import type { ScormVersion } from '@consorcio/contract/scorm-package';
import { can, PATHS, screenAddress, withBase } from '@consorcio/contract/wire';
import { GAME_NAME } from '@consorcio/copy/first-screens';
import { platformsCopy as copy } from '@consorcio/copy/platforms';
import { DREAMS } from '@consorcio/rules/catalogue';
import { useState } from 'react';
import { KitLines, KitPart } from '../../teaching/lesson/kit-page.tsx';
import { useOperator } from '../../teaching/sheets/use-operator.ts';
import { LoneButton } from '../../ui/buttons/button.tsx';
import { downloadFile } from '../../ui/download-text.ts';
import { Select } from '../../ui/forms/select.tsx';
import { toast } from '../../ui/notices/toast.ts';
import css from './teachers.module.css';

const { lti, scorm, classroom, host } = copy;
/** The page for who connects a platform; the server's, outside this program. */
const CONNECT = '/lti';

/** The game in the school's platform, in its classroom's list, and on its site. */
export const Platforms = () => (
  <KitPart title={copy.title} className={css.platformsPart}>
    <p>{copy.intro}</p>
    {can('schools') && <ByLti />}
    <h3>{scorm.title}</h3>
    <p>{scorm.body}</p>
    <MakePackage />
    <h4>{scorm.stepsTitle}</h4>
    <Steps steps={scorm.steps} />
    <p>{scorm.told}</p>
    <p>
      {scorm.limits} {can('schools') && scorm.limitsLti}
    </p>
    <h3>{classroom.title}</h3>
    <KitLines lines={classroom.steps(new URL(screenAddress(PATHS.play), location.href).href)} marks="numbers" />
    <p>{classroom.note}</p>
    <h3>{host.title}</h3>
    <KitLines lines={host.steps} marks="numbers" />
  </KitPart>
);

function ByLti() {
  const hasLti = useOperator()?.takesPlatforms;
  return (
    <>
      <h3>{lti.title}</h3>
      {hasLti === false ? (
        <p>{lti.off}</p>
      ) : (
        <p>
          {lti.body} <a href={withBase(CONNECT)}>{lti.link}</a>
        </p>
      )}
      <Steps steps={lti.steps} />
      <p>{lti.hand}</p>
      <p>{lti.class}</p>
      <p>{lti.grade}</p>
    </>
  );
}

/** Steps with a sketch each of the platform's page. */
const Steps = ({ steps }: { readonly steps: typeof lti.steps }) => (
  <ol className={css.steps}>
    {steps.map((step) => (
      <li key={step.text}>
        <Sketch {...step} />
        <span>{step.text}</span>
      </li>
    ))}
  </ol>
);

/** Size of a sketch, and of a line in it. */
const WIDTH = 280;
const LINE = 40;

function Sketch({ lines, marked }: { readonly lines: readonly string[]; readonly marked: number }) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${LINE * (lines.length + 0.5)}`}
      role="img"
      aria-label={copy.sketch(lines[marked] ?? '')}
      className={`not-printed ${css.sketch}`}
    >
      {lines.map((line, i) => (
        <g key={line} data-marked={i === marked || undefined}>
          <rect x="8" y={LINE * i + 8} width={WIDTH - 16} height={LINE - 8} rx="6" />
          <text x="20" y={LINE * i + 29}>
            {line}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Makes the package in this browser; what does it is loaded then. */
function MakePackage() {
  const [dreamId, setDreamId] = useState(0);
  const [version, setVersion] = useState<ScormVersion>('1.2');
  const [size, setSize] = useState<(typeof scorm.sizes)[number][0]>('inteiro');
  const [isBusy, setBusy] = useState(false);
  const make = async (): Promise<void> => {
    setBusy(true);
    try {
      const { makePackage } = await import('./package/package.ts');
      const dream = DREAMS.find(({ id }) => id === dreamId);
      const title = dream === undefined ? GAME_NAME : `${GAME_NAME}: ${dream.name}`;
      const isLight = size === 'leve';
      const zip = await makePackage({ version, title, dream: dream?.id ?? null, isLight });
      const name = `vai-de-consorcio-scorm-${version}${isLight ? '-leve' : ''}.zip`;
      if (downloadFile(name, zip)) toast.success(scorm.made);
    } catch {
      toast.error(scorm.notMade);
    }
    setBusy(false);
  };
  const dreams = [[0, scorm.any] as const, ...DREAMS.map(({ id, name }) => [id, name] as const)];
  return (
    <div className="not-printed stack">
      <Select label={scorm.dream} options={dreams} value={dreamId} onChoose={setDreamId} />
      <Select label={scorm.version} options={scorm.versions} value={version} onChoose={setVersion} />
      <Select label={scorm.size} options={scorm.sizes} value={size} onChoose={setSize} />
      <LoneButton kind="purple" disabled={isBusy} onClick={make} label={scorm.make} />
    </div>
  );
}
