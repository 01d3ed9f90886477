import { Button } from '../../../ui/Button/Button.tsx';
import { OutcomePage } from '../../../ui/OutcomePage/OutcomePage.tsx';
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
          <Button variant="primary" onClick={() => send({ type: 'dateChange.requested' })}>
            {copy.later}
          </Button>
          <ChangeOutsideDate model={model} send={send} />
        </>
      }
    >
      <p>{copy.body}</p>
    </OutcomePage>
  );
}
