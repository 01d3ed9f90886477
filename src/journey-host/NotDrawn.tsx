import { Button } from '../ui/Button/Button.tsx';
import { Column } from '../ui/Column/Column.tsx';
import { PageHeading } from '../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../ui/PageTitle/PageTitle.tsx';
import { WaysOn } from '../ui/WaysOn/WaysOn.tsx';

/** In place of what could not be drawn. The journey stands where it last could be; the customer is told so first. */
export function NotDrawn({ onCarryOn, onStartAgain }: { onCarryOn: () => void; onStartAgain: () => void }) {
  return (
    <Column>
      <PageTitle>Something went wrong</PageTitle>
      <PageHeading intro="It is our fault. Carry on from where it last worked, or start again.">
        Something went wrong
      </PageHeading>
      <WaysOn>
        <Button variant="primary" onClick={onCarryOn}>
          Carry on
        </Button>
        <Button onClick={onStartAgain}>Start again</Button>
      </WaysOn>
    </Column>
  );
}
