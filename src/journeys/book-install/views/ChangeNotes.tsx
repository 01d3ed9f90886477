import { Button } from '../../../ui/Button/Button.tsx';
import { bookInstallCopy } from '../book-install.copy.ts';
import type { selectBookInstall } from '../../../../machines/book-install/book-install.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';

/** Back to whom the engineer meets and what they should know, where that can still be changed. */
export function ChangeNotes({ model, send }: Pick<ViewPropsOf<typeof selectBookInstall>, 'model' | 'send'>) {
  if (!model.canChangeEngineerNotes) return null;
  return (
    <Button onClick={() => send({ type: 'engineerNotes.requested' })}>{bookInstallCopy.shared.changeNotes}</Button>
  );
}
