import type { ReactNode } from 'react';
import { Card } from '../../../ui/Card/Card.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { AnyIcon, type IconName } from '../../../ui/AnyIcon/AnyIcon.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import classes from './Outcome.module.css';

type OutcomeProps = {
  title: string;
  heading: string;
  icon: IconName;
  tone: 'turquoise' | 'yellow' | 'sunken';
  /** The home it is about, in one line. */
  address: string;
  children: ReactNode;
  /** The ways on; the first one is the main one. */
  ways: ReactNode;
};

/** What the check found out, and the ways on from there. */
export function Outcome({ title, heading, icon, tone, address, children, ways }: OutcomeProps) {
  return (
    <Column>
      <PageTitle>{title}</PageTitle>
      <PageHeading>{heading}</PageHeading>
      <Card tone={tone}>
        <div className={classes.found}>
          <AnyIcon name={icon} size={48} />
          <div className={classes.words}>
            {address !== '' && <p className={classes.address}>{address}</p>}
            {children}
          </div>
        </div>
      </Card>
      <WaysOn>{ways}</WaysOn>
    </Column>
  );
}
