import { describe, expect, it } from 'vitest';
import { readWords, type ReadOptions } from './read-words.ts';

const read = (source: string, options?: ReadOptions) => readWords('words.copy.ts', source, options);
const texts = (source: string, options?: ReadOptions) => read(source, options).map(({ text }) => text);

describe('the sentences of a file of words', () => {
  it('are what it says, and neither what it compares with nor what it imports', () => {
    const source = `import { a } from './some words.ts';
type Way = 'not a word';
export const copy = {
  'a key': 'A text',
  code: (kind: 'other words') => (kind === 'other words' ? 'One thing' : 'Another thing'),
  found: { kind: 'warning', icon: 'phone', text: 'word' },
  link: '/pricing',
  id: 'SOME_CODE',
};`;
    expect(texts(source)).toEqual(['A text', 'One thing', 'Another thing', 'word']);
  });

  it('have the keys that lead to them, and are told apart where several stand at one place', () => {
    const source = `export const copy = { View: { title: (is: boolean) => (is ? 'Yes' : 'No') } };`;
    expect(read(source).map(({ place }) => place)).toEqual(['copy.View.title', 'copy.View.title (2)']);
  });

  it('know wherever else in their file they are read, through other names, too', () => {
    const source = `const retry = 'Try again';
const ways = { again: retry, back: 'Back' };
export const copy = { One: { ...ways }, Two: { retry }, Three: { way: ways.back } };`;
    expect(read(source).map(({ text, uses }) => [text, uses.toSorted()])).toEqual([
      ['Try again', ['', 'One.again', 'Two.retry', 'again']],
      ['Back', ['One.back', 'Three.way', 'back']],
    ]);
  });

  it('call a gap by what fills it', () => {
    const source =
      'export const copy = { a: (n: number, p: P) => `${price(p.inPence)} in ${n} ${n === 1 ? "day" : "days"}, ${price(p.inPence)}, ${cost(p.inPence)}` };';
    expect(texts(source)[0]).toBe('{inPence} in {n} {day/days}, {inPence}, {inPence 2}');
  });

  it('of code that says little are those under a key, and no single words', () => {
    const source = `function f(){ log('some words'); throw new Problem(409, 'a.code', { message: 'It is too late', state: 'gone by' }); }`;
    expect(texts(source, { under: ['message'], isMostlyCode: true })).toEqual(['It is too late']);
  });

  it('of a view are what stands between its tags, and in the attributes that are asked for', () => {
    const source = `export function NotFound() {
  return (
    <Page intro="Here is what you can do" className="not a word">
      Oops. We can't
      find it. <a href="/">Go home</a>
    </Page>
  );
}`;
    const sentences = readWords('NotFound.tsx', source, { under: ['words', 'intro'], isMostlyCode: true });
    expect(sentences.map(({ text, form }) => [text, form])).toEqual([
      ['Here is what you can do', 'attribute'],
      ["Oops. We can't find it.", 'element'],
      ['Go home', 'element'],
    ]);
  });
});
