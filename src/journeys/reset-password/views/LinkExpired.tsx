import { Button } from '../../../ui/Button/Button.tsx';
import { OutcomePage } from '../../../ui/OutcomePage/OutcomePage.tsx';
import { resetPasswordCopy } from '../reset-password.copy.ts';
import type { ResetPasswordViewProps } from '../reset-password.props.ts';

const copy = resetPasswordCopy.LinkExpired;

export function LinkExpired({ send }: ResetPasswordViewProps) {
  return (
    <OutcomePage
      title={copy.title}
      heading={copy.heading}
      kind="warning"
      ways={
        <Button variant="primary" onClick={() => send({ type: 'newLink.requested' })}>
          {copy.again}
        </Button>
      }
    >
      <p>{copy.body}</p>
    </OutcomePage>
  );
}
