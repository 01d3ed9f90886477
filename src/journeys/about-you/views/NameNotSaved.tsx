import { Button } from '../../../ui/Button/Button.tsx';
import { OutcomePage } from '../../../ui/OutcomePage/OutcomePage.tsx';
import { aboutYouCopy } from '../about-you.copy.ts';
import type { AboutYouViewProps } from '../about-you.props.ts';

const copy = aboutYouCopy.NameNotSaved;

export function NameNotSaved({ send }: AboutYouViewProps) {
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
