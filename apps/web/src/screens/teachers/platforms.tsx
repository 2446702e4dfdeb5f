import { playPath, withBase } from '@consorcio/contract/wire';
import { platformsCopy as copy } from '@consorcio/copy/platforms';
import { DREAMS } from '@consorcio/rules/catalogue';
import { useState } from 'react';
import { KitPart } from '../../teaching/lesson/kit-page.tsx';
import { useOperator } from '../../teaching/sheets/use-operator.ts';
import { LoneButton } from '../../ui/buttons/button.tsx';
import { downloadFile } from '../../ui/download-text.ts';
import { toast } from '../../ui/notices/toast.ts';
import css from './teachers.module.css';

const { lti, scorm } = copy;
/** The page for who connects a platform; the server's, outside this program. */
const CONNECT = '/lti';

/** The game as an activity of the school's platform. */
export function Platforms() {
  const hasLti = useOperator()?.takesPlatforms;
  return (
    <KitPart title={copy.title} className={css.platformsPart}>
      <p>{copy.intro}</p>
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
      <h3>{scorm.title}</h3>
      <p>{scorm.body}</p>
      <MakePackage />
      <Steps steps={scorm.steps} />
      <p>{scorm.told}</p>
      <p>{scorm.limits}</p>
    </KitPart>
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
      className={css.sketch}
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

const FILE = 'vai-de-consorcio-scorm.zip';

/** Makes the package in this browser; what zips it is loaded then. */
function MakePackage() {
  const [dreamId, setDreamId] = useState<number | null>(null);
  const [version, setVersion] = useState<keyof typeof scorm.versions>('1.2');
  const [isBusy, setBusy] = useState(false);
  const make = async (): Promise<void> => {
    setBusy(true);
    try {
      const { makePackage } = await import('./package/package.ts');
      const dream = DREAMS.find(({ id }) => id === dreamId)?.name ?? null;
      const address = location.origin + withBase(playPath(dreamId));
      if (downloadFile(FILE, await makePackage(address, dream, version))) toast.success(scorm.made);
    } catch {
      toast.error(scorm.notMade);
    }
    setBusy(false);
  };
  return (
    <div className={`grid gap-3 not-printed ${css.make}`}>
      <label className="grid gap-1 font-extrabold">
        {scorm.dream}
        <select
          className="rounded-card w-full py-0 px-4"
          value={dreamId ?? ''}
          onChange={({ target }) => setDreamId(Number(target.value) || null)}
        >
          <option value="">{scorm.any}</option>
          {DREAMS.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="grid gap-1 font-extrabold">
        {scorm.version}
        <select
          className="rounded-card w-full py-0 px-4"
          value={version}
          onChange={({ target }) => setVersion(target.value === '2004' ? '2004' : '1.2')}
        >
          {Object.entries(scorm.versions).map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <LoneButton kind="purple" disabled={isBusy} onClick={make} label={scorm.make} />
    </div>
  );
}
