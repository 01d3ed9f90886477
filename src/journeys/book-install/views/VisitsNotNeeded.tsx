import { OutcomePage } from '../../../ui/OutcomePage/OutcomePage.tsx';
import { StepButton } from '../../../ui/SummaryFooter/StepAction.tsx';
import { bookInstallCopy } from '../book-install.copy.ts';
import type { selectBookInstall } from '../../../../machines/book-install/book-install.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';

const copy = bookInstallCopy.VisitsNotNeeded;

/** The home is joined to the network already: there is no date to choose, and the order goes on. */
export function VisitsNotNeeded({ send }: Pick<ViewPropsOf<typeof selectBookInstall>, 'send'>) {
  return (
    <OutcomePage
      title={copy.title}
      heading={copy.heading}
      kind="success"
      ways={<StepButton label={copy.submit} onPress={() => send({ type: 'overview.read' })} />}
    >
      <p>{copy.body}</p>
    </OutcomePage>
  );
}
