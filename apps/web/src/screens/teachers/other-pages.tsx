import { frameMarkup } from '@consorcio/contract/frame-markup';
import { PATHS, withBase } from '@consorcio/contract/wire';
import { GAME_NAME } from '@consorcio/copy/first-screens';
import { teachersCopy } from '@consorcio/copy/teachers';
import { classroomLink } from '../../share/share-links.ts';
import { KitPart } from '../../teaching/lesson/kit-page.tsx';
import { useOperator } from '../../teaching/sheets/use-operator.ts';
import { Button, ButtonRow } from '../../ui/buttons/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { toast } from '../../ui/notices/toast.ts';
import css from './other-pages.module.css';

const copy = teachersCopy.elsewhere;
/** In px: the whole of the map on a phone that lies around it. */
const HEIGHT = 720;

/** The game inside the school's own pages, and as a link in its classroom. On paper there is nothing to press. */
export function OtherPages() {
  const origins = useOperator()?.embedOrigins;
  const address = location.origin + withBase(PATHS.play);
  const snippet = frameMarkup({ address, title: GAME_NAME, height: HEIGHT });
  const take = async (): Promise<void> => {
    if (await copyText(snippet)) toast.success(copy.copied);
    else toast.error(copy.notCopied);
  };
  return (
    <KitPart title={copy.title} className={css.part}>
      <p>{copy.body}</p>
      <code className={css.snippet}>{snippet}</code>
      <p>{copy.allowed(origins ?? [])}</p>
      <ButtonRow>
        <Button kind="purple" onClick={take}>
          {copy.take}
        </Button>
      </ButtonRow>
      <a className={css.send} href={classroomLink(address)} target="_blank" rel="noopener noreferrer">
        {copy.classroom}
      </a>
    </KitPart>
  );
}
