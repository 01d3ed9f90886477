import { Button } from '../../../ui/Button/Button.tsx';
import { OutcomePage } from '../../../ui/OutcomePage/OutcomePage.tsx';
import { logOutCopy } from '../log-out.copy.ts';
import type { LogOutViewProps } from '../log-out.props.ts';

const copy = logOutCopy.LogOutFailed;

export function LogOutFailed({ send }: LogOutViewProps) {
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
      <p>{copy.body}</p>
    </OutcomePage>
  );
}
