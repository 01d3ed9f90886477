import type { ReactNode } from 'react';
import type { VisitCard } from '../../../../machines/book-install/book-install.selectors.ts';
import { Column } from '../../../ui/Column/Column.tsx';
import { LazyLoader } from '../../../ui/LazyLoader/LazyLoader.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { bookInstallCopy } from '../book-install.copy.ts';
import { KeptVisit } from './KeptVisit.tsx';

type VisitPageProps = {
  copy: { title: string; heading: string; intro: string; card: string };
  /** Null until a date is proposed. */
  visit: VisitCard | null;
  /** What we are doing while there is no date yet. */
  loading?: string;
  onChange: () => void;
  ways: ReactNode;
  children?: ReactNode;
};

/** A visit's page with its date: to keep, or to change (BK-03). */
export function VisitPage({ copy, visit, loading, onChange, ways, children }: VisitPageProps) {
  return (
    <Column>
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading intro={<p>{copy.intro}</p>}>{copy.heading}</PageHeading>
      {visit === null && loading !== undefined && <LazyLoader label={loading} />}
      {visit !== null && (
        <>
          {children}
          <KeptVisit title={copy.card} visit={visit} onChange={onChange} />
          {!visit.isHeld && <Text tone="soft">{bookInstallCopy.shared.notBooked}</Text>}
          <WaysOn>{ways}</WaysOn>
        </>
      )}
    </Column>
  );
}
