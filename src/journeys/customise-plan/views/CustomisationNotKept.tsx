import { Button } from '../../../ui/Button/Button.tsx';
import { OutcomePage } from '../../../ui/OutcomePage/OutcomePage.tsx';
import { customisePlanCopy } from '../customise-plan.copy.ts';
import type { CustomisePlanViewProps } from '../customise-plan.props.ts';

const copy = customisePlanCopy.CustomisationNotKept;

export function CustomisationNotKept({ model, send }: CustomisePlanViewProps) {
  return (
    <OutcomePage
      title={copy.title}
      heading={copy.heading}
      ways={
        <>
          <Button variant="primary" onClick={() => send({ type: 'retry.requested' })}>
            {copy.retry}
          </Button>
          <Button onClick={() => send({ type: 'summary.closed' })}>{copy.back}</Button>
        </>
      }
    >
      <p>{model.refusal === '' ? copy.body : model.refusal}</p>
    </OutcomePage>
  );
}
