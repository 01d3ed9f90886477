import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { codeOf } from './change-words.ts';
import { gatherWords } from './gather-words.ts';
import { openWords } from './open-words.ts';
import { readWords } from './read-words.ts';
import type { Sentence } from './words.types.ts';

const { sentences, sources } = openWords(gatherWords(join(import.meta.dirname, '..', '..')));

const saying = (text: string): Sentence | undefined => sentences.find((sentence) => sentence.text === text);

describe('the register of the words of this product', () => {
  it('has what is said on the site, by mail, in documents and by the gateway, each at a place of its own', () => {
    const speakers = new Set(sentences.flatMap(({ saidBy }) => saidBy));
    expect([...speakers].toSorted()).toEqual(['gateway', 'mail', 'pdf', 'site']);
    expect(sentences.length).toBeGreaterThan(5_000);
    expect(new Set(sentences.map(({ id }) => id)).size).toBe(sentences.length);
  });

  it('knows of a sentence the journey, the view, the states, the line and the length', () => {
    expect(saying('Who lives there?')).toMatchObject({ journey: 'choose-plan', saidBy: ['site'], words: 3 });
    expect(saying('Choose your plan')).toMatchObject({ views: ['ChoosingPlan'], age: null });
    expect(saying('Choose your plan')?.states).toContain('Comparing plans');
    const { path, line } = saying('Choose your plan') ?? { path: '', line: 0 };
    expect(sources.get(path)?.split('\n')[line - 1]).toContain("'Choose your plan'");
  });

  it('says which words the specification fixes, and by which requirement', () => {
    expect(saying("You're all sorted")?.fixedBy).toEqual(['OR-07']);
    expect(saying('Sorry, we are are unable to provide you with a plan at this time.')?.fixedBy).toEqual(['PL-04']);
    expect(saying('Max {max} characters')?.fixedBy).toEqual(['BK-24']);
    expect(saying('Try choosing anoter date.')?.fixedBy).toEqual(['BK-21']);
    expect(saying("Oops. We can't find that page.")?.fixedBy).toEqual(['RT-06']);
    expect(saying('Hey')?.fixedBy).toEqual(['SH-10']);
    expect(saying('Choose your plan')?.fixedBy).toEqual([]);
  });

  it('can write each sentence as it stands, and reads the same from it', () => {
    const within: Readonly<Record<Sentence['form'], (code: string) => string>> = {
      string: (code) => `const x = [${code}];`,
      template: (code) => `const x = [${code}];`,
      element: (code) => `const x = <p>${code}</p>;`,
      attribute: (code) => `const x = <p title=${code} />;`,
    };
    const wrong = sentences.filter((sentence) => {
      const [read] = readWords('x.tsx', within[sentence.form](codeOf(sentence, sentence.text)));
      // One word with a gap beside it may look like a code by itself.
      return read !== undefined && read.text !== sentence.text;
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});
