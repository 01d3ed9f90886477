import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { OutcomePage } from '../../../ui/OutcomePage/OutcomePage.tsx';
import { logOutCopy } from '../log-out.copy.ts';

const copy = logOutCopy.LoggedOut;

export function LoggedOut() {
  return (
    <OutcomePage
      title={copy.title}
      heading={copy.heading}
      kind="success"
      ways={
        <>
          <LinkButton to="/" variant="primary">
            {copy.home}
          </LinkButton>
          <LinkButton to="/auth/login?referrer=broadband&redirect=%2F">{copy.logIn}</LinkButton>
        </>
      }
    >
      <p>{copy.body}</p>
    </OutcomePage>
  );
}
