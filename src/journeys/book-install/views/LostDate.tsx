import type { ReactNode } from 'react';
import type { VisitCard } from '../../../../machines/book-install/book-install.selectors.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { DateCard } from '../../../ui/DateCard/DateCard.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { bookInstallCopy } from '../book-install.copy.ts';
import { KeptVisit } from './KeptVisit.tsx';

type LostDateProps = {
  copy: { title: string; heading: string; body: string };
  /** The visits whose dates are gone; `status` says what happened to them. */
  lost: readonly { title: string; visit: VisitCard | null; status: string }[];
  /** The other visit, which stays as it is. */
  kept?: { title: string; visit: VisitCard | null };
  onChange: () => void;
  /** Another way than to choose a different date. */
  children?: ReactNode;
};

/** The page of a visit whose date is gone: why, what is kept, and the way to another date. */
export function LostDate({ copy, lost, kept, onChange, children }: LostDateProps) {
  return (
    <Column>
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading>{copy.heading}</PageHeading>
      <Alert kind="warning">{copy.body}</Alert>
      {lost.map(
        ({ title, visit, status }) =>
          visit && (
            <DateCard key={title} title={title} date={visit.date} slotText={visit.formattedSlot} lost={status} />
          ),
      )}
      {kept?.visit && <KeptVisit title={kept.title} visit={kept.visit} />}
      <WaysOn>
        <Button variant="primary" onClick={onChange}>
          {bookInstallCopy.shared.change}
        </Button>
        {children}
      </WaysOn>
    </Column>
  );
}
