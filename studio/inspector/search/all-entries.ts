import { readRequirements } from '../../../scripts/proof/requirements.ts';
import requirementsPage from '../../../docs/requirements.md?raw';
import type { JourneyVersion } from '../diff/journey-pieces.ts';
import { entriesOf, type Entry } from './search-entries.ts';

/** What `npm run diagrams` keeps of every journey; a test holds it to the machines. */
const journeys = import.meta.glob<JourneyVersion>('../../../docs/journeys/*.json', { eager: true, import: 'default' });

/** A requirement is read here without the marks of its page. */
const plain = (text: string): string => text.replaceAll(/\*\*|`/g, '');

/** Everything that the inspector can find. Large, so that it is in a worker which starts with the first question. */
export const allEntries = (): Entry[] =>
  entriesOf(
    Object.values(journeys),
    readRequirements(requirementsPage).flatMap(({ requirements }) =>
      requirements.map(({ id, words }) => ({ id, words: plain(words) })),
    ),
  );
