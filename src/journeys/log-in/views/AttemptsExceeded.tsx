import { Button } from '../../../ui/Button/Button.tsx';
import { OutcomePage } from '../../../ui/OutcomePage/OutcomePage.tsx';
import { logInCopy } from '../log-in.copy.ts';
import type { LogInViewProps } from '../log-in.props.ts';

const copy = logInCopy.AttemptsExceeded;

export function AttemptsExceeded({ send }: LogInViewProps) {
  return (
    <OutcomePage
      title={copy.title}
      heading={copy.heading}
      kind="warning"
      ways={
        <Button variant="primary" onClick={() => send({ type: 'logIn.restarted' })}>
          {copy.restart}
        </Button>
      }
    >
      <p>{copy.body}</p>
    </OutcomePage>
  );
}
