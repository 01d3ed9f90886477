import type { selectManageProfile } from '../../../../machines/manage-profile/manage-profile.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { ConfirmDialog } from '../../../ui/Modal/Modal.tsx';
import { manageProfileCopy } from '../manage-profile.copy.ts';
import classes from './ManageProfile.module.css';

const copy = manageProfileCopy.ConfirmingLogOut;

/** What it means to be logged out everywhere, before it is done. */
export function ConfirmingLogOut({ model, send }: ViewPropsOf<typeof selectManageProfile>) {
  return (
    <ConfirmDialog
      title={copy.title}
      confirm={copy.confirm}
      decline={copy.keep}
      isBusy={model.isBusy}
      isDestructive
      onConfirm={() => send({ type: 'loggingOut.confirmed' })}
      onDecline={() => send({ type: 'loggingOut.declined' })}
    >
      <ul className={classes.means}>
        {copy.means.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
