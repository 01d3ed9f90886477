import type { ReactNode } from 'react';
import { Alert, type AlertKind } from '../Alert/Alert.tsx';
import { Column } from '../Column/Column.tsx';
import { PageHeading } from '../PageHeading/PageHeading.tsx';
import { WaysOn } from '../WaysOn/WaysOn.tsx';
import { PageTitle } from '../PageTitle/PageTitle.tsx';

type OutcomePageProps = {
  /** The page's title in the browser. */
  title: string;
  heading: string;
  kind?: AlertKind;
  /** The exact words of the specification, where it has some; shown first, in bold. */
  words?: string;
  children: ReactNode;
  /** The ways on, the main one first; there is always one. */
  ways: ReactNode;
};

/** A page that says what came of it – good or bad – and how to go on. */
export function OutcomePage({ title, heading, kind = 'error', words, children, ways }: OutcomePageProps) {
  return (
    <Column>
      <PageTitle>{title}</PageTitle>
      <PageHeading>{heading}</PageHeading>
      <Alert kind={kind} title={words}>
        {children}
      </Alert>
      <WaysOn>{ways}</WaysOn>
    </Column>
  );
}
