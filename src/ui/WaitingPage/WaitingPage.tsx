import { Column } from '../Column/Column.tsx';
import { LazyLoader } from '../LazyLoader/LazyLoader.tsx';
import { PageHeading } from '../PageHeading/PageHeading.tsx';

/** A page on which we act and the customer waits. */
export function WaitingPage({ title, heading, loading }: { title: string; heading: string; loading: string }) {
  return (
    <Column>
      <title>{title}</title>
      <PageHeading>{heading}</PageHeading>
      <LazyLoader label={loading} />
    </Column>
  );
}
