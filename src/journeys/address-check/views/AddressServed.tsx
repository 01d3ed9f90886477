import { AnyIcon } from '../../../ui/AnyIcon/AnyIcon.tsx';
import { JoinedHome } from '../../../ui/art/JoinedHome.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { longDate } from '../../../ui/format/date.ts';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { Unbroken } from '../../../ui/Unbroken/Unbroken.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { addressCheckCopy } from '../address-check.copy.ts';
import type { selectAddressCheck } from '../../../../machines/address-check/address-check.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import classes from './AddressServed.module.css';

const { AddressServed: copy, ways } = addressCheckCopy;

/** The home that can have a plan, as one card: the street and the line to it, when it can be live, and what its plans can be counted on for. */
export function AddressServed({ model, send }: ViewPropsOf<typeof selectAddressCheck>) {
  const { earliestGoLiveDay } = model;
  const facts = [...(earliestGoLiveDay === null ? [] : [copy.earliest(longDate(earliestGoLiveDay))]), ...copy.facts];
  return (
    <Column width="page">
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading>{copy.heading}</PageHeading>
      <div className={classes.card}>
        <div className={classes.picture}>
          <JoinedHome reach="street" />
        </div>
        <div className={classes.words}>
          <div>
            <Text type="loud-bold">
              <Unbroken>{model.address}</Unbroken>
            </Text>
            <Text>{copy.body}</Text>
          </div>
          <ul className={classes.facts}>
            {facts.map((fact) => (
              <li key={fact} className={classes.fact}>
                <AnyIcon name="check" size={24} />
                <span>
                  <Unbroken>{fact}</Unbroken>
                </span>
              </li>
            ))}
          </ul>
          <WaysOn>
            <Button variant="primary" onClick={() => send({ type: 'plans.requested' })}>
              {ways.plans}
            </Button>
            <Button variant="link" onClick={() => send({ type: 'address.changed' })}>
              {ways.change}
            </Button>
          </WaysOn>
        </div>
      </div>
    </Column>
  );
}
