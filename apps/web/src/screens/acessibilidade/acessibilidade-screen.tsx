import { accessibilityCopy as copy, TEACHING_BACK } from '@consorcio/copy/teaching';
import { Sections } from '../../teaching/sheets/sections.tsx';
import { BackButton, Sheet } from '../../teaching/sheets/sheet.tsx';
import { useOperator } from '../../teaching/sheets/use-operator.ts';
import { ButtonRow } from '../../ui/buttons/button.tsx';

/** What works for everybody, what is missing, and whom to tell of a barrier (LBI, art. 63); for anybody. */
export function AccessibilityScreen() {
  const operator = useOperator();
  return (
    <Sheet title={copy.title} ground="creme">
      <p>{copy.intro}</p>
      <Sections sections={copy.sections(operator)} />
      <ButtonRow>
        <BackButton label={TEACHING_BACK} />
      </ButtonRow>
    </Sheet>
  );
}
