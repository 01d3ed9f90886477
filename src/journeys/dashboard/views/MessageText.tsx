import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { Unbroken } from '../../../ui/Unbroken/Unbroken.tsx';
import classes from './Dashboard.module.css';

const webAddress = /(https?:\/\/\S*[\w/])/;
/** What the server gives, and no page of the app. */
const isDocument = (path: string): boolean => path.startsWith('/broadband/api/');

/** An address in a message. One of ours is a page of this tab, or a document in a new one. */
function LinkInText({ address }: { address: string }) {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null) return address;
  const { origin, pathname, search, hash } = url;
  if (origin !== location.origin)
    return (
      <TextLink to={address} newTab>
        {address}
      </TextLink>
    );
  const path = `${pathname}${search}${hash}`;
  return (
    <TextLink to={path} {...(isDocument(path) && { newTab: true, isDocument: true })}>
      {address}
    </TextLink>
  );
}

/** What was sent, as it was sent, with its addresses as links. */
export function MessageText({ text }: { text: string }) {
  return (
    <p className={classes.body}>
      {text.split(webAddress).map((piece, nth) =>
        // Every second piece is what the pattern has found. The text never changes, so that a place tells a piece.
        // oxlint-disable-next-line react/no-array-index-key
        nth % 2 === 1 ? <LinkInText key={nth} address={piece} /> : <Unbroken key={nth}>{piece}</Unbroken>,
      )}
    </p>
  );
}
