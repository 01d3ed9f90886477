import type { selectMoveNumber } from '../../../../machines/move-number/move-number.selectors.ts';
import { paths } from '../../../../machines/shared/paths.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Card } from '../../../ui/Card/Card.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { moveNumberCopy } from '../move-number.copy.ts';
import classes from './MoveNumber.module.css';

const copy = moveNumberCopy.LeavingWithNumber;

/** With the number or without it, and what ends either way. */
export function LeavingWithNumber({ model: { known }, send }: ViewPropsOf<typeof selectMoveNumber>) {
  const { phoneNumber = null, creditInPence = 0 } = known ?? {};
  if (phoneNumber === null) return null;
  return (
    <Column>
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading intro={<p>{copy.intro}</p>}>{copy.heading}</PageHeading>
      <div className={classes.parts}>
        <section className={classes.section} aria-labelledby="leaving-ends">
          <h2 id="leaving-ends">{copy.endsHeading}</h2>
          <ul className={classes.list}>
            {copy.ends.map((end) => (
              <li key={end}>{end}</li>
            ))}
          </ul>
        </section>
        <section className={classes.section} aria-labelledby="leaving-stays">
          <h2 id="leaving-stays">{copy.staysHeading}</h2>
          <Text>{copy.stays}</Text>
          {creditInPence > 0 && <Text>{copy.credit(creditInPence)}</Text>}
        </section>
        <Card as="section" aria-labelledby="leaving-pac">
          <h2 id="leaving-pac">{copy.pacHeading}</h2>
          <Text>{copy.pacText(phoneNumber)}</Text>
          <div>
            <Button variant="primary" onClick={() => send({ type: 'pac.requested' })}>
              {copy.pac}
            </Button>
          </div>
        </Card>
        <Card as="section" aria-labelledby="leaving-stac">
          <h2 id="leaving-stac">{copy.stacHeading}</h2>
          <Text>{copy.stacText(phoneNumber)}</Text>
          <div>
            <Button onClick={() => send({ type: 'stac.requested' })}>{copy.stac}</Button>
          </div>
        </Card>
        <Text tone="soft">{copy.text}</Text>
      </div>
      <WaysOn>
        <LinkButton to={paths.number}>{copy.number}</LinkButton>
      </WaysOn>
    </Column>
  );
}
