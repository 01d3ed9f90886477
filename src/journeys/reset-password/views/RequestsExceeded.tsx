import { Button } from '../../../ui/Button/Button.tsx';
import { OutcomePage } from '../../../ui/OutcomePage/OutcomePage.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { logInPath } from '../../../session/redirect.ts';
import { resetPasswordCopy } from '../reset-password.copy.ts';
import type { ResetPasswordViewProps } from '../reset-password.props.ts';

const copy = resetPasswordCopy.RequestsExceeded;

export function RequestsExceeded({ model, send }: ResetPasswordViewProps) {
  return (
    <OutcomePage
      title={copy.title}
      heading={copy.heading}
      kind="warning"
      ways={
        <>
          <LinkButton to={logInPath(model.returnTo)} variant="primary">
            {copy.logIn}
          </LinkButton>
          <Button onClick={() => send({ type: 'newLink.requested' })}>{copy.again}</Button>
        </>
      }
    >
      <p>{copy.body}</p>
    </OutcomePage>
  );
}
