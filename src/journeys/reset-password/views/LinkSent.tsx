import { Button } from '../../../ui/Button/Button.tsx';
import { OutcomePage } from '../../../ui/OutcomePage/OutcomePage.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { logInPath } from '../../../session/redirect.ts';
import { resetPasswordCopy } from '../reset-password.copy.ts';
import type { ResetPasswordViewProps } from '../reset-password.props.ts';

const copy = resetPasswordCopy.LinkSent;

export function LinkSent({ model, send }: ResetPasswordViewProps) {
  return (
    <OutcomePage
      title={copy.title}
      heading={copy.heading}
      kind="info"
      ways={
        <>
          <LinkButton to={logInPath(model.returnTo)} variant="primary">
            {copy.logIn}
          </LinkButton>
          <Button onClick={() => send({ type: 'newLink.requested' })}>{copy.again}</Button>
        </>
      }
    >
      <p>{copy.body(model.email)}</p>
      <p>{copy.hint}</p>
    </OutcomePage>
  );
}
