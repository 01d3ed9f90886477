import { Button } from '../../../ui/Button/Button.tsx';
import { OutcomePage } from '../../../ui/OutcomePage/OutcomePage.tsx';
import { logInCopy } from '../log-in.copy.ts';
import type { LogInViewProps } from '../log-in.props.ts';

const copy = logInCopy.LogInNotAnswered;

export function LogInNotAnswered({ send }: LogInViewProps) {
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
