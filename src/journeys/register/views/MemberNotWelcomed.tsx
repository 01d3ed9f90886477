import type { selectRegister } from '../../../../machines/register/register.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { OutcomePage } from '../../../ui/OutcomePage/OutcomePage.tsx';
import { memberNotWelcomedCopy as copy } from '../member-not-welcomed.copy.ts';

/** The account is there; only who the customer is could not be read. */
export function MemberNotWelcomed({ send }: ViewPropsOf<typeof selectRegister>) {
  return (
    <OutcomePage
      title={copy.title}
      heading={copy.heading}
      ways={
        <Button variant="primary" onClick={() => send({ type: 'retry.requested' })}>
          {copy.retry}
        </Button>
      }
    >
      {copy.body}
    </OutcomePage>
  );
}
