import { Button } from '../../../ui/Button/Button.tsx';
import { OutcomePage } from '../../../ui/OutcomePage/OutcomePage.tsx';
import { bookInstallCopy } from '../book-install.copy.ts';
import type { BookInstallViewProps } from '../book-install.props.ts';

const copy = bookInstallCopy.VisitsNotNeeded;

export function VisitsNotNeeded({ send }: BookInstallViewProps) {
  return (
    <OutcomePage
      title={copy.title}
      heading={copy.heading}
      kind="success"
      ways={
        <Button variant="primary" onClick={() => send({ type: 'overview.read' })}>
          {copy.submit}
        </Button>
      }
    >
      <p>{copy.body}</p>
    </OutcomePage>
  );
}
