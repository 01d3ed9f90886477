import { statusText } from '../runtime/status-text.ts';
import { Alert } from '../ui/Alert/Alert.tsx';
import { Button } from '../ui/Button/Button.tsx';
import { Column } from '../ui/Column/Column.tsx';
import { PageHeading } from '../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../ui/PageTitle/PageTitle.tsx';
import { LinkButton } from '../ui/TextLink/LinkButton.tsx';
import { WaysOn } from '../ui/WaysOn/WaysOn.tsx';

type ErrorPageProps = {
  /** HTTP status of what went wrong. */
  status?: number;
  /** The server's words, where it had any. */
  message?: string;
  /** Leaves the error behind; the one who stored it clears it (ER-08). */
  onBack: () => void;
};

/** Shown when a server error is stored (specification, points 2 and 8). */
export function ErrorPage({ status, message, onBack }: ErrorPageProps) {
  return (
    <Column>
      <PageTitle>Something went wrong</PageTitle>
      <PageHeading intro="Please try again later">Oops, something went wrong</PageHeading>
      {status !== undefined && (
        <Alert kind="error" title={statusText(status)}>
          {message === statusText(status) ? undefined : message}
        </Alert>
      )}
      <WaysOn>
        <Button variant="primary" onClick={onBack}>
          Go back
        </Button>
        <LinkButton to="/">Go to the home page</LinkButton>
      </WaysOn>
    </Column>
  );
}
