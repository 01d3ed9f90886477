import type { selectManageProfile } from '../../../../machines/manage-profile/manage-profile.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { manageProfileCopy } from '../manage-profile.copy.ts';
import classes from './ManageProfile.module.css';
import { waiting } from './waiting.ts';

const copy = manageProfileCopy.ShowingProfile;

type NotFetchedProps = { text: string } & Pick<ViewPropsOf<typeof selectManageProfile>, 'model' | 'send'>;

/** A part of the profile that could not be read, with the way to read it anew; the other parts stay. */
export function NotFetched({ text, model, send }: NotFetchedProps) {
  return (
    <div className={classes.part}>
      <Alert kind="warning">{text}</Alert>
      <div>
        <Button {...waiting(model, 'refreshingProfile')} onClick={() => send({ type: 'profile.requested' })}>
          {copy.retry}
        </Button>
      </div>
    </div>
  );
}
