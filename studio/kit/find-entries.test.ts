import { expect, test } from 'vitest';
import { entries } from './entries.ts';
import { findEntries } from './find-entries.ts';

const namesOf = (query: string) => findEntries(entries, query).map(({ name }) => name);

test('nothing typed leaves every page where it is', () => {
  expect(findEntries(entries, '  ')).toEqual(entries);
});

test('the component of that name comes first', () => {
  expect(namesOf('form')[0]).toBe('Form');
  expect(namesOf('BUTTON')[0]).toBe('Button');
});

test('a page is found by a checklist row, by an example and by its file', () => {
  expect(namesOf('ui-03')).toEqual(['Select list']);
  expect(namesOf('dismissible')).toEqual(['Alert']);
  expect(namesOf('PatternMask.tsx')).toEqual(['Text field']);
});

test('every word has to be there', () => {
  expect(namesOf('escape backdrop')).toEqual(['Modal']);
  expect(namesOf('escape unicorn')).toEqual([]);
});
