import { describe, expect, it } from 'vitest';
import type { Sentence } from '../../words/words.types.ts';
import { chooseSentences, shared, speakersInWords, type WordFilter } from './choose-sentences.ts';

const everything: WordFilter = { query: '', journey: '', speaker: '', olderThan: null, standing: 'all' };

const sentence = (text: string, rest: Partial<Sentence> = {}): Sentence => ({
  id: `copy.ts#${text}`,
  path: 'copy.ts',
  place: text,
  start: 0,
  end: 0,
  line: 1,
  form: 'string',
  text,
  gaps: [],
  saidBy: ['site'],
  journey: null,
  views: [],
  states: [],
  words: text.split(' ').length,
  age: null,
  fixedBy: [],
  keeps: [],
  ...rest,
});

const sentences = [
  sentence('You’re all sorted', { journey: 'order-broadband', fixedBy: ['OR-07'] }),
  sentence('Pay by Monday, please', { saidBy: ['mail', 'pdf'], age: 9 }),
  sentence('A long one that somebody has to read twice', { age: 15, states: ['Comparing plans'] }),
];
const listed = (filter: Partial<WordFilter>, changed: Readonly<Record<string, string>> = {}) =>
  chooseSentences(
    sentences,
    { ...everything, ...filter },
    null,
    new Map(Object.entries(changed).map(([text, to]) => [`copy.ts#${text}`, { id: '', from: text, to }])),
  ).map(({ text }) => text.split(' ')[0]);

describe('the sentences that are listed', () => {
  it('are found by their words, with either apostrophe, by a state and by a requirement', () => {
    expect(listed({ query: "you're ALL" })).toEqual(['You’re']);
    expect(listed({ query: 'comparing' })).toEqual(['A']);
    expect(listed({ query: 'or-07' })).toEqual(['You’re']);
  });

  it('are found by what they say here and by what they said', () => {
    const changed = { 'Pay by Monday, please': 'It is due on Monday' };
    expect(listed({ query: 'due on' }, changed)).toEqual(['Pay']);
    expect(listed({ query: 'please' }, changed)).toEqual(['Pay']);
    expect(listed({ standing: 'changed' }, changed)).toEqual(['Pay']);
  });

  it('are those of a journey, of a speaker, of an age, or of what may be changed', () => {
    expect(listed({ journey: 'order-broadband' })).toEqual(['You’re']);
    expect(listed({ journey: shared })).toEqual(['Pay', 'A']);
    expect(listed({ speaker: 'pdf' })).toEqual(['Pay']);
    expect(listed({ olderThan: 9 })).toEqual(['A']);
    expect(listed({ standing: 'fixed' })).toEqual(['You’re']);
    expect(listed({ standing: 'free' })).toEqual(['Pay', 'A']);
  });

  it('are sorted by their words, their length or their reading age', () => {
    const by = (by: 'text' | 'words' | 'age', isDown: boolean) =>
      chooseSentences(sentences, everything, { by, isDown }, new Map()).map(({ text }) => text.split(' ')[0]);
    expect(by('text', false)).toEqual(['A', 'Pay', 'You’re']);
    expect(by('words', true)).toEqual(['A', 'Pay', 'You’re']);
    expect(by('age', false)).toEqual(['You’re', 'Pay', 'A']);
  });
});

it('who says a sentence is told in words', () => {
  expect(speakersInWords(['mail', 'pdf'])).toBe('E-mail or text message, PDF');
  expect(speakersInWords(['gateway'])).toBe('Gateway');
});
