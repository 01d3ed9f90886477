import { Button } from '../../../ui/Button/Button.tsx';
import { bookInstallCopy } from '../book-install.copy.ts';
import type { BookInstallViewProps } from '../book-install.props.ts';

/** An earlier outside install makes earlier home dates possible; where there is none, nothing is offered. */
export function ChangeOutsideDate({ model, send }: Pick<BookInstallViewProps, 'model' | 'send'>) {
  if (model.visit === 'outsideVisit' || !model.isOutsideVisitRequired) return null;
  return (
    <Button onClick={() => send({ type: 'outsideVisitChange.requested' })}>
      {bookInstallCopy.shared.changeOutside}
    </Button>
  );
}
