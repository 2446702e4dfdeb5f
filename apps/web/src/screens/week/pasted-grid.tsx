import { gridText, weekCopy } from '@consorcio/copy/week';
import { Button, ButtonRow } from '../../ui/buttons/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { toast } from '../../ui/notices/toast.ts';
import css from './week.module.css';
import type { WeekSlot } from './week-view.ts';

const { grid: copy } = weekCopy;

/** The result of a try as text, to be copied. RULES2 F.8. */
export function PastedGrid({ name, of }: { name: string; of: Pick<WeekSlot, 'note' | 'low' | 'high' | 'grid'> }) {
  if (of.grid === null) return null;
  const text = gridText(name, of, of.grid);
  const keep = async (): Promise<void> => {
    if (await copyText(text)) toast.success(copy.copied);
    else toast.error(copy.notCopied);
  };
  return (
    <section className={css.part}>
      <h2>{copy.title}</h2>
      <pre className={css.grid}>{text}</pre>
      <p>{copy.body}</p>
      <ButtonRow>
        <Button onClick={keep}>{copy.copy}</Button>
      </ButtonRow>
    </section>
  );
}
