import type { selectManageProfile } from '../../../../machines/manage-profile/manage-profile.selectors.ts';
import type { Member } from '../../../../machines/manage-profile/manage-profile.types.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Card } from '../../../ui/Card/Card.tsx';
import { SummaryList } from '../../../ui/SummaryList/SummaryList.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { manageProfileCopy } from '../manage-profile.copy.ts';
import classes from './ManageProfile.module.css';
import { NotFetched } from './NotFetched.tsx';
import { Told } from './Told.tsx';
import { waiting } from './waiting.ts';

const { email: copy } = manageProfileCopy.ShowingProfile;

type Props = Pick<ViewPropsOf<typeof selectManageProfile>, 'model' | 'send'>;

/** The address that waits for its link, or that nobody could find out whether one does. */
function Pending({ model, send }: Props) {
  if (model.emailChange === null) return <NotFetched text={copy.notLoaded} model={model} send={send} />;
  const { pending } = model.emailChange;
  if (pending === null) return null;
  return (
    <div className={classes.part}>
      <Alert kind="info">{copy.pending(pending.email, pending.expiresAt)}</Alert>
      <Text tone="soft">{copy.another}</Text>
      <div>
        <Button {...waiting(model, 'cancellingEmailChange')} onClick={() => send({ type: 'emailChange.cancelled' })}>
          {copy.cancel}
        </Button>
      </div>
    </div>
  );
}

/** What the member logs in with: email address, password, and a code where they want one (AU-10). */
export function EmailPart({ member, model, send }: { member: Member } & Props) {
  return (
    <Card as="section" aria-labelledby="your-email">
      <h2 id="your-email">{copy.heading}</h2>
      <Told news={model.news} of={['linkSent', 'emailChangeCancelled']} />
      <fieldset role="none" disabled={model.isBusy}>
        <SummaryList
          rows={[
            {
              term: copy.email,
              details: member.email,
              change: { onChange: () => send({ type: 'emailChange.requested' }) },
            },
            { term: copy.password, details: copy.passwordText, change: { to: copy.ways.password } },
            { term: copy.code, details: member.hasMfa ? copy.on : copy.off, change: { to: copy.ways.code } },
          ]}
        />
      </fieldset>
      <Pending model={model} send={send} />
    </Card>
  );
}
