import { paths } from '../../../../machines/shared/paths.ts';
import { Card } from '../../../ui/Card/Card.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { readBillsCopy } from '../read-bills.copy.ts';

const copy = readBillsCopy.paying;

/** How bills are paid, and the way to change that. */
export function HowToPay() {
  return (
    <Card as="section" tone="sunken" aria-labelledby="how-to-pay">
      <h2 id="how-to-pay">{copy.heading}</h2>
      <Text>{copy.text}</Text>
      <TextLink alone to={paths.paymentMethod}>
        {copy.choose}
      </TextLink>
    </Card>
  );
}
