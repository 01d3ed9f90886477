import { useLocation } from 'react-router-dom';
import type { selectRegister } from '../../../../machines/register/register.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { OutcomePage } from '../../../ui/OutcomePage/OutcomePage.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { memberNotWelcomedCopy as copy } from '../member-not-welcomed.copy.ts';

/** The account is there; only who the customer is could not be read. */
export function MemberNotWelcomed({ send }: ViewPropsOf<typeof selectRegister>) {
  // The way back goes along.
  const { search } = useLocation();
  return (
    <OutcomePage
      title={copy.title}
      heading={copy.heading}
      ways={
        <>
          <Button variant="primary" onClick={() => send({ type: 'retry.requested' })}>
            {copy.retry}
          </Button>
          <LinkButton to={`/auth/login${search}`}>{copy.logIn}</LinkButton>
        </>
      }
    >
      {copy.body}
    </OutcomePage>
  );
}
