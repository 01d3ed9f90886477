import type { ReactNode } from 'react';
import { Button } from '../ui/Button/Button.tsx';
import { Column } from '../ui/Column/Column.tsx';
import { PageHeading } from '../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../ui/PageTitle/PageTitle.tsx';
import { LinkButton } from '../ui/TextLink/LinkButton.tsx';
import { WaysOn } from '../ui/WaysOn/WaysOn.tsx';
import { Boundary } from '../runtime/Boundary.tsx';

/** Words and ways on that need nothing of the site: no header, no router, no session (ER-06). */
export function AppBroken() {
  return (
    <main>
      <Column>
        <PageTitle>Something went wrong</PageTitle>
        <PageHeading intro="Please try again later">Oops, something went wrong</PageHeading>
        <WaysOn>
          <Button variant="primary" onClick={() => location.reload()}>
            Try again
          </Button>
          <LinkButton to="/" isDocument>
            Go to the home page
          </LinkButton>
        </WaysOn>
      </Column>
    </main>
  );
}

const broken = (): ReactNode => <AppBroken />;

/** Around the whole site: a header that breaks must not leave an empty page. */
export function AppBoundary({ children }: { children: ReactNode }) {
  return (
    <Boundary at="" fallback={broken}>
      {children}
    </Boundary>
  );
}
