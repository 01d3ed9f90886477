import { Button } from '../../../ui/Button/Button.tsx';
import { OutcomePage } from '../../../ui/OutcomePage/OutcomePage.tsx';
import { choosePlanCopy } from '../choose-plan.copy.ts';
import type { ChoosePlanViewProps } from '../choose-plan.props.ts';

const copy = choosePlanCopy.PlansNotLoaded;

export function PlansNotLoaded({ send }: ChoosePlanViewProps) {
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
