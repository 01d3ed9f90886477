import { Button } from '../../../ui/Button/Button.tsx';
import { OutcomePage } from '../../../ui/OutcomePage/OutcomePage.tsx';
import { customisePlanCopy } from '../customise-plan.copy.ts';
import type { CustomisePlanViewProps } from '../customise-plan.props.ts';

const copy = customisePlanCopy.OptionsNotLoaded;

export function OptionsNotLoaded({ send }: CustomisePlanViewProps) {
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
