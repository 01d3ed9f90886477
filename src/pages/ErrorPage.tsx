import { statusText } from '../runtime/status-text.ts';
import { Lark } from '../ui/art/Lark.tsx';
import { Button } from '../ui/Button/Button.tsx';
import { Card } from '../ui/Card/Card.tsx';
import { Column } from '../ui/Column/Column.tsx';
import { CopyButton } from '../ui/CopyButton/CopyButton.tsx';
import { PageHeading } from '../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../ui/PageTitle/PageTitle.tsx';
import { Text } from '../ui/Text/Text.tsx';
import { LinkButton } from '../ui/TextLink/LinkButton.tsx';
import { TextLink } from '../ui/TextLink/TextLink.tsx';
import { WaysOn } from '../ui/WaysOn/WaysOn.tsx';
import { contact } from './content/contact.ts';
import classes from './pages.module.css';

type ErrorPageProps = {
  /** HTTP status of what went wrong. */
  status?: number;
  /** The server's words, where it had any. */
  message?: string;
  /** Leads support to what went wrong, in the log of the gateway; '' where the answer had none. */
  reference?: string;
  /** Leaves the error behind; the one who stored it clears it (ER-08). */
  onBack: () => void;
};

/** What to quote of an error that stays, and to whom. */
function Help({ reference }: { reference: string }) {
  return (
    <Card tone="sunken">
      <div className={classes.help}>
        <Text>
          If it happens again, call <TextLink to={`tel:${contact.phone.replaceAll(' ', '')}`}>{contact.phone}</TextLink>{' '}
          or write to us, and tell us this reference. It leads us straight to what went wrong.
        </Text>
        <p className={classes.reference}>
          Reference: <strong>{reference}</strong>
        </p>
        <CopyButton
          text={reference}
          label="Copy the reference"
          copied="Copied"
          notCopied="Not copied. Select the reference and copy it yourself."
        />
      </div>
    </Card>
  );
}

/** Shown when a server error is stored (specification, points 2 and 8). */
export function ErrorPage({ status, message, reference = '', onBack }: ErrorPageProps) {
  const words = status === undefined ? [] : [...new Set([statusText(status), message ?? ''])].filter(Boolean);
  return (
    <Column>
      <PageTitle>Something went wrong</PageTitle>
      <span className={classes.bird}>
        <Lark width={96} />
      </span>
      <PageHeading intro="Please try again later">Oops, something went wrong</PageHeading>
      <Text>
        It’s our fault, not yours. Go back: what you chose and typed is still there, and you can send it again.
      </Text>
      <WaysOn>
        <Button variant="primary" onClick={onBack}>
          Go back
        </Button>
        <LinkButton to="/contact-us">Contact us</LinkButton>
        <LinkButton to="/">Go to the home page</LinkButton>
      </WaysOn>
      {reference !== '' && <Help reference={reference} />}
      {words.length > 0 && (
        <Text type="murmur" tone="soft">
          What our server said: {words.join(' ')}
        </Text>
      )}
    </Column>
  );
}
