import { Button } from '../../../ui/Button/Button.tsx';
import { OutcomePage } from '../../../ui/OutcomePage/OutcomePage.tsx';
import { choosePlanCopy } from '../choose-plan.copy.ts';
import type { ChoosePlanViewProps } from '../choose-plan.props.ts';

const copy = choosePlanCopy.PlanNotCreated;

export function PlanNotCreated({ send }: ChoosePlanViewProps) {
  return (
    <OutcomePage
      title={copy.title}
      heading={copy.heading}
      ways={
        <>
          <Button variant="primary" onClick={() => send({ type: 'retry.requested' })}>
            {copy.retry}
          </Button>
          <Button onClick={() => send({ type: 'plans.requested' })}>{copy.others}</Button>
        </>
      }
    >
      <p>{copy.body}</p>
    </OutcomePage>
  );
}
