import { Button } from '../../../ui/Button/Button.tsx';
import { OutcomePage } from '../../../ui/OutcomePage/OutcomePage.tsx';
import { secondFactorCopy } from '../second-factor.copy.ts';
import type { SecondFactorViewProps } from '../second-factor.props.ts';

const copy = secondFactorCopy.SetUpExpired;

export function SetUpExpired({ send }: SecondFactorViewProps) {
  return (
    <OutcomePage
      title={copy.title}
      heading={copy.heading}
      kind="warning"
      ways={
        <Button variant="primary" onClick={() => send({ type: 'setUp.restarted' })}>
          {copy.restart}
        </Button>
      }
    >
      <p>{copy.body}</p>
    </OutcomePage>
  );
}
