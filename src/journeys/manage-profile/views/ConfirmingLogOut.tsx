import type { selectManageProfile } from '../../../../machines/manage-profile/manage-profile.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Modal } from '../../../ui/Modal/Modal.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { manageProfileCopy } from '../manage-profile.copy.ts';
import classes from './ManageProfile.module.css';

const copy = manageProfileCopy.ConfirmingLogOut;

/** What it means to be logged out everywhere, before it is done. */
export function ConfirmingLogOut({ model, send }: ViewPropsOf<typeof selectManageProfile>) {
  const keep = () => send({ type: 'loggingOut.declined' });
  return (
    <Modal title={copy.title} onClose={keep}>
      <div className={classes.part}>
        <ul className={classes.means}>
          {copy.means.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <WaysOn>
          <Button variant="destructive" loading={model.isBusy} onClick={() => send({ type: 'loggingOut.confirmed' })}>
            {copy.confirm}
          </Button>
          <Button onClick={keep}>{copy.keep}</Button>
        </WaysOn>
      </div>
    </Modal>
  );
}
