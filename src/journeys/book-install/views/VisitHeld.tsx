import { StepButton } from '../../../ui/SummaryFooter/StepAction.tsx';
import { bookInstallCopy } from '../book-install.copy.ts';
import type { selectBookInstall } from '../../../../machines/book-install/book-install.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { ChangeNotes } from './ChangeNotes.tsx';
import { VisitPage } from './VisitPage.tsx';

const copy = bookInstallCopy.VisitHeld;

export function VisitHeld({ model, send }: ViewPropsOf<typeof selectBookInstall>) {
  return (
    <VisitPage
      model={model}
      send={send}
      intro={copy.intro}
      ways={
        <>
          <StepButton label={copy.submit} onPress={() => send({ type: 'visit.confirmed' })} />
          <ChangeNotes model={model} send={send} />
        </>
      }
    />
  );
}
