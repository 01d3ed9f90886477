import type { Sentence, Speaker, WordChange } from '../../words/words.types.ts';

export const speakerWords: Readonly<Record<Speaker, string>> = {
  site: 'Site',
  mail: 'E-mail or text message',
  pdf: 'PDF',
  gateway: 'Gateway',
};

export const speakersInWords = (speakers: readonly Speaker[]): string =>
  speakers
    .map((speaker, at) => (at === 0 ? speakerWords[speaker] : speakerWords[speaker].replace('E-mail', 'e-mail')))
    .join(', ');

/** What several journeys, or pages of words, say. */
export const shared = 'shared';

export const standings = { all: 'All', free: 'Can be changed', fixed: 'Fixed', changed: 'Changed here' } as const;

export type WordFilter = {
  query: string;
  /** A journey's name, `shared`, or empty for all. */
  journey: string;
  speaker: Speaker | '';
  /** Read with ease only by who is older than this; null for all. */
  olderThan: number | null;
  standing: keyof typeof standings;
};

export type WordColumn = 'text' | 'words' | 'age';
/** Null: as they stand in their files. */
export type WordOrder = { by: WordColumn; isDown: boolean } | null;

export type Changes = ReadonlyMap<string, WordChange>;

/** What is typed finds either apostrophe, and capitals or none. */
const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'");

function isAbout(sentence: Sentence, query: string, change: WordChange | undefined): boolean {
  const { text, id, fixedBy, states } = sentence;
  return [text, change?.to ?? '', id, ...fixedBy, ...states].some((one) => plain(one).includes(query));
}

function stands({ id, fixedBy }: Sentence, standing: WordFilter['standing'], changes: Changes): boolean {
  if (standing === 'changed') return changes.has(id);
  return standing === 'all' || fixedBy.length > 0 === (standing === 'fixed');
}

const compare: Readonly<Record<WordColumn, (one: Sentence, other: Sentence) => number>> = {
  text: (one, other) => one.text.localeCompare(other.text, 'en-GB'),
  words: (one, other) => one.words - other.words,
  age: (one, other) => (one.age ?? 0) - (other.age ?? 0),
};

/** The sentences that are asked for, in the order that is asked for. */
export function chooseSentences(
  sentences: readonly Sentence[],
  { query, journey, speaker, olderThan, standing }: WordFilter,
  order: WordOrder,
  changes: Changes,
): readonly Sentence[] {
  const wanted = plain(query.trim());
  const chosen = sentences.filter(
    (sentence) =>
      (journey === '' || (sentence.journey ?? shared) === journey) &&
      (speaker === '' || sentence.saidBy.includes(speaker)) &&
      (olderThan === null || (sentence.age ?? 0) > olderThan) &&
      stands(sentence, standing, changes) &&
      (wanted === '' || isAbout(sentence, wanted, changes.get(sentence.id))),
  );
  if (order === null) return chosen;
  const sorted = chosen.toSorted(compare[order.by]);
  return order.isDown ? sorted.toReversed() : sorted;
}
