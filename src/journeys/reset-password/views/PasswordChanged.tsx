import { OutcomePage } from '../../../ui/OutcomePage/OutcomePage.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { logInPath } from '../../../session/redirect.ts';
import { resetPasswordCopy } from '../reset-password.copy.ts';
import type { ResetPasswordViewProps } from '../reset-password.props.ts';

const copy = resetPasswordCopy.PasswordChanged;

export function PasswordChanged({ model }: ResetPasswordViewProps) {
  return (
    <OutcomePage
      title={copy.title}
      heading={copy.heading}
      kind="success"
      ways={
        <LinkButton to={logInPath(model.returnTo)} variant="primary">
          {copy.logIn}
        </LinkButton>
      }
    >
      <p>{copy.body}</p>
    </OutcomePage>
  );
}
