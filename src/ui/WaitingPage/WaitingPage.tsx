import type { ReactNode } from 'react';
import { Column } from '../Column/Column.tsx';
import { LazyLoader } from '../LazyLoader/LazyLoader.tsx';
import { PageHeading } from '../PageHeading/PageHeading.tsx';
import { PageTitle } from '../PageTitle/PageTitle.tsx';

type WaitingPageProps = {
  title: string;
  heading: string;
  /** What is said below the heading, where the page that comes says the same. */
  intro?: string;
  loading: string;
  width?: 'text' | 'page';
  children?: ReactNode;
};

/** A page on which we act and the customer waits. */
export function WaitingPage({ title, heading, intro, loading, width = 'text', children }: WaitingPageProps) {
  return (
    <Column width={width}>
      <PageTitle>{title}</PageTitle>
      <PageHeading isWaiting {...(intro !== undefined && { intro: <p>{intro}</p> })}>
        {heading}
      </PageHeading>
      {children ?? <LazyLoader label={loading} />}
    </Column>
  );
}
