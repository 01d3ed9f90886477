import { Button } from '../../../ui/Button/Button.tsx';
import { OutcomePage } from '../../../ui/OutcomePage/OutcomePage.tsx';
import { registerCopy } from '../register.copy.ts';
import type { RegisterViewProps } from '../register.props.ts';

const copy = registerCopy.RegistrationNotAnswered;

export function RegistrationNotAnswered({ send }: RegisterViewProps) {
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
