import { Button } from '../../../ui/Button/Button.tsx';
import { OutcomePage } from '../../../ui/OutcomePage/OutcomePage.tsx';
import type { CustomisePlanViewProps } from '../customise-plan.props.ts';

type NotKeptProps = Pick<CustomisePlanViewProps, 'send'> & {
  copy: { title: string; heading: string; body: string; retry: string; back: string };
  /** The gateway's own words for what it refused: the same again would be refused again, so it is not offered. */
  refusal: string;
};

/** What was chosen is not with the plan: the reason where there is one, and the way back to the choice. */
export function NotKept({ copy, refusal, send }: NotKeptProps) {
  const isRefused = refusal !== '';
  return (
    <OutcomePage
      title={copy.title}
      heading={copy.heading}
      ways={
        <>
          {!isRefused && (
            <Button variant="primary" onClick={() => send({ type: 'retry.requested' })}>
              {copy.retry}
            </Button>
          )}
          <Button variant={isRefused ? 'primary' : 'standard'} onClick={() => send({ type: 'summary.closed' })}>
            {copy.back}
          </Button>
        </>
      }
    >
      <p>{isRefused ? refusal : copy.body}</p>
    </OutcomePage>
  );
}
