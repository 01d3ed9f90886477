import { Component, type ReactNode } from 'react';
import { log } from '../errors/log.ts';
import { Button } from '../ui/Button/Button.tsx';
import { Column } from '../ui/Column/Column.tsx';
import { PageHeading } from '../ui/PageHeading/PageHeading.tsx';

type Props = { pathname: string; children: ReactNode };
type State = { brokenAt: string | null };

/**
 * Stands in for a page that could not be drawn: as a rule its code did not arrive. Everything typed and chosen is in
 * the journey's envelope, so loading the page again goes on where the customer was.
 */
export class PageBoundary extends Component<Props, State> {
  override state: State = { brokenAt: null };

  override componentDidCatch(error: unknown): void {
    this.setState({ brokenAt: this.props.pathname });
    log.error('A page could not be drawn', { reason: error instanceof Error ? error.message : 'unknown' });
  }

  static getDerivedStateFromError(): Partial<State> {
    return { brokenAt: '' };
  }

  override render(): ReactNode {
    const { brokenAt } = this.state;
    // Another page may be whole.
    if (brokenAt === null || (brokenAt !== '' && brokenAt !== this.props.pathname)) return this.props.children;
    return (
      <Column>
        <title>Page not loaded</title>
        <PageHeading intro="Check your connection and try again. Nothing you have chosen is lost.">
          This page did not load
        </PageHeading>
        <Button variant="primary" onClick={() => location.reload()}>
          Try again
        </Button>
      </Column>
    );
  }
}
