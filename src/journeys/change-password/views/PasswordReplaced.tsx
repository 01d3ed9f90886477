import { OutcomePage } from '../../../ui/OutcomePage/OutcomePage.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { changePasswordCopy } from '../change-password.copy.ts';

const copy = changePasswordCopy.PasswordReplaced;

export function PasswordReplaced() {
  return (
    <OutcomePage
      title={copy.title}
      heading={copy.heading}
      kind="success"
      ways={
        <LinkButton to="/dashboard" variant="primary">
          {copy.dashboard}
        </LinkButton>
      }
    >
      <p>{copy.body}</p>
    </OutcomePage>
  );
}
