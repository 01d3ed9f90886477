import { OutcomePage } from '../../../ui/OutcomePage/OutcomePage.tsx';
import { StepButton } from '../../../ui/SummaryFooter/StepAction.tsx';
import { bookInstallCopy } from '../book-install.copy.ts';
import type { selectBookInstall } from '../../../../machines/book-install/book-install.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { ChangeOutsideDate } from './ChangeOutsideDate.tsx';

const copy = bookInstallCopy.SlotsMissing;

/** The first dates have no free slot (BK-19). */
export function SlotsMissing({ model, send }: ViewPropsOf<typeof selectBookInstall>) {
  return (
    <OutcomePage
      key={model.visit}
      title={copy.title}
      heading={copy.heading(bookInstallCopy.shared.names[model.visit].install)}
      kind="info"
      words={copy.words}
      ways={
        <>
          <StepButton label={copy.later} onPress={() => send({ type: 'dateChange.requested' })} />
          <ChangeOutsideDate model={model} send={send} />
        </>
      }
    >
      <p>{copy.body}</p>
    </OutcomePage>
  );
}
