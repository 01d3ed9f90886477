import { sentence as asSentence, spaced } from '../../charts/chart-words.ts';
import { VisuallyHidden } from '../../../src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { readingAge, wordsOf } from '../../words/reading-age.ts';
import type { Sentence, WordChange } from '../../words/words.types.ts';
import { speakersInWords } from './choose-sentences.ts';
import classes from './SentenceTable.module.css';

/** The journey and the screen in which it is read; its file where it is no journey's. */
function placeInWords({ journey, views, path }: Sentence, titles: ReadonlyMap<string, string>): string {
  if (journey === null) return path.replace(/^(?:src|gateway)\//, '').replace(/\.ts$/, '');
  const [first, ...others] = views;
  const screen = first === undefined ? 'several screens' : asSentence(spaced(first));
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  return `${titles.get(journey) ?? journey}: ${screen}${more}`;
}

const TooShort = () => (
  <>
    <span aria-hidden="true">–</span>
    <VisuallyHidden>too short to say</VisuallyHidden>
  </>
);

type SentenceRowProps = {
  sentence: Sentence;
  change: WordChange | undefined;
  titles: ReadonlyMap<string, string>;
  isOpen: boolean;
  onPress: () => void;
};

/** A sentence with where it is read, who says it and how hard it reads, as it is changed here. */
export function SentenceRow({ sentence, change, titles, isOpen, onPress }: SentenceRowProps) {
  const { text, fixedBy } = sentence;
  const words = change ? wordsOf(change.to).length : sentence.words;
  const age = change ? readingAge(change.to) : sentence.age;
  return (
    <tr data-open={isOpen || undefined} data-changed={change !== undefined || undefined}>
      <th scope="row">
        <button type="button" className={classes.sentence} aria-expanded={isOpen} onClick={onPress}>
          {change?.to ?? text}
        </button>
        {fixedBy.length > 0 && <p className={classes.fixed}>Fixed by the specification: {fixedBy.join(', ')}</p>}
        {change && (
          <p className={classes.before}>
            Changed here. In the code: <del>{text}</del>
          </p>
        )}
      </th>
      <td>{placeInWords(sentence, titles)}</td>
      <td>{speakersInWords(sentence.saidBy)}</td>
      <td className={classes.number}>{words}</td>
      <td className={classes.number}>{age ?? <TooShort />}</td>
    </tr>
  );
}
