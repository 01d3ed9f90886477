import { Card } from '../../../ui/Card/Card.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { readBillsCopy } from '../read-bills.copy.ts';

const copy = readBillsCopy.paying;

/** How bills are paid; each is paid on its own page. */
export function HowToPay() {
  return (
    <Card as="section" tone="sunken" aria-labelledby="how-to-pay">
      <h2 id="how-to-pay">{copy.heading}</h2>
      <Text>{copy.text}</Text>
    </Card>
  );
}
