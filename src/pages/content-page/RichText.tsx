import type { Words } from '../content/content-page.types.ts';
import { TextLink } from '../../ui/TextLink/TextLink.tsx';

/** Words before a link, its label, its address; repeated. */
const links = /\[([^\]]+)\]\(([^)\s]+)\)/;

/** The space in "30 days", which stands on one line. Only what is drawn has it: in the words, searches would miss them. */
const numberOfDays = /(\d) (days?)\b/g;

/** Words with links in them, written `[label](/path)`. An address that begins with ? stays on this page. */
export function RichText({ children }: { children: Words }) {
  const pieces = children.split(links);
  return pieces.map((piece, at) => {
    if (at % 3 === 0) return piece.replaceAll(numberOfDays, '$1\u00a0$2');
    const to = pieces[at + 1] ?? '';
    // The pieces of one text never change places.
    return at % 3 === 1 ? (
      <TextLink key={to + piece} to={to} replace={to.startsWith('?')}>
        {piece}
      </TextLink>
    ) : null;
  });
}
