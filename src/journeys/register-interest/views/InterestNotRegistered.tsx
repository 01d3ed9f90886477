import { Button } from '../../../ui/Button/Button.tsx';
import { OutcomePage } from '../../../ui/OutcomePage/OutcomePage.tsx';
import { registerInterestCopy } from '../register-interest.copy.ts';
import type { RegisterInterestViewProps } from '../register-interest.props.ts';

const copy = registerInterestCopy.InterestNotRegistered;

export function InterestNotRegistered({ send }: RegisterInterestViewProps) {
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
