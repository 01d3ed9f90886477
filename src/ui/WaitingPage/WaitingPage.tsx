import { Column } from '../Column/Column.tsx';
import { LazyLoader } from '../LazyLoader/LazyLoader.tsx';
import { PageHeading } from '../PageHeading/PageHeading.tsx';
import { PageTitle } from '../PageTitle/PageTitle.tsx';

/** A page on which we act and the customer waits. */
export function WaitingPage({ title, heading, loading }: { title: string; heading: string; loading: string }) {
  return (
    <Column>
      <PageTitle>{title}</PageTitle>
      <PageHeading isWaiting>{heading}</PageHeading>
      <LazyLoader label={loading} />
    </Column>
  );
}
