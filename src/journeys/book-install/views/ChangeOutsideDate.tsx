import { Button } from '../../../ui/Button/Button.tsx';
import { bookInstallCopy } from '../book-install.copy.ts';
import type { selectBookInstall } from '../../../../machines/book-install/book-install.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';

/** An earlier outside install makes earlier home dates possible; where there is none, nothing is offered. */
export function ChangeOutsideDate({ model, send }: Pick<ViewPropsOf<typeof selectBookInstall>, 'model' | 'send'>) {
  if (model.visit === 'outsideVisit' || !model.isOutsideVisitRequired) return null;
  return (
    <Button onClick={() => send({ type: 'outsideVisitChange.requested' })}>
      {bookInstallCopy.shared.changeOutside}
    </Button>
  );
}
