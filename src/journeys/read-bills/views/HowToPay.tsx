import { paths } from '../../../../machines/shared/paths.ts';
import { Card } from '../../../ui/Card/Card.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { readBillsCopy } from '../read-bills.copy.ts';
import classes from './Bills.module.css';

const copy = readBillsCopy.paying;

/** How bills are paid, and the way to change that: the page's own way on where there is no bill to read yet. */
export function HowToPay({ isMain = false }: { isMain?: boolean }) {
  return (
    <Card as="section" tone="sunken" aria-labelledby="how-to-pay">
      <h2 id="how-to-pay">{copy.heading}</h2>
      <Text>{copy.text}</Text>
      <div className={classes.way}>
        <LinkButton variant={isMain ? 'primary' : 'standard'} to={paths.paymentMethod}>
          {copy.choose}
        </LinkButton>
      </div>
    </Card>
  );
}
