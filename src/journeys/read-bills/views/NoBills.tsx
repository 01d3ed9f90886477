import type { selectReadBills } from '../../../../machines/read-bills/read-bills.selectors.ts';
import { paths } from '../../../../machines/shared/paths.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Card } from '../../../ui/Card/Card.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { readBillsCopy } from '../read-bills.copy.ts';
import classes from './Bills.module.css';
import { FirstBills } from './FirstBills.tsx';
import { HowToPay } from './HowToPay.tsx';

const copy = readBillsCopy.NoBills;

/** Before Go Live: when the first bill comes, what it will hold, and how it is going to be paid. */
export function NoBills({ model: { firsts } }: Pick<ViewPropsOf<typeof selectReadBills>, 'model'>) {
  return (
    <Column width="page">
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading intro={<p>{copy.intro}</p>}>{copy.heading}</PageHeading>
      {firsts.length > 0 && (
        <div className={classes.sides}>
          <div className={classes.cards}>
            <FirstBills firsts={firsts} />
          </div>
          <HowToPay isMain />
        </div>
      )}
      {firsts.length === 0 && (
        <div className={classes.cards}>
          <Card as="section" tone="turquoise" aria-labelledby="no-bills">
            <h2 id="no-bills">{copy.none}</h2>
            <Text>{copy.noneText}</Text>
            <div className={classes.way}>
              <LinkButton to={paths.postcodeChecker}>{copy.check}</LinkButton>
            </div>
          </Card>
        </div>
      )}
      <WaysOn>
        <LinkButton to={paths.dashboard}>{copy.dashboard}</LinkButton>
      </WaysOn>
    </Column>
  );
}
