import { describe, expect, it } from 'vitest';
import { checkEvent } from './check-event.ts';

const type = 'search.submitted';
const samples = [{ type, text: 'LK9 1SA', how: { many: 3, tags: ['a'] }, note: null }];
const typed = (value: unknown) => checkEvent(JSON.stringify(value), type, samples);
const [sample] = samples;

describe('a tester who writes an event', () => {
  it('may change what it brings along', () => {
    expect(typed({ ...sample, text: 'AB1 2CD', note: 'anything' })).toEqual({
      event: { ...sample, text: 'AB1 2CD', note: 'anything' },
    });
  });

  it.each([
    ['{ "type": ', 'This is no JSON'],
    ['[1]', 'An event is a group of fields'],
    ['{ "type": "other" }', '“type” has to stay "search.submitted"'],
  ])('is told what is wrong with %s', (text, mistake) => {
    expect(checkEvent(text, type, samples)).toMatchObject({ mistake: expect.stringContaining(mistake) });
  });

  it('is told which field is missing, unknown or of another kind', () => {
    const { text: _, ...withoutText } = { ...sample };
    expect(typed(withoutText)).toEqual({ mistake: '“text” is missing; the sample has it' });
    expect(typed({ ...sample, colour: 'red' })).toEqual({
      mistake: '“colour” is not known; the sample has no such field',
    });
    expect(typed({ ...sample, how: { many: 'three', tags: [] } })).toEqual({
      mistake: '“how.many” is a text; in the sample it is a number',
    });
  });

  it('may send an event that has no sample as it likes', () => {
    expect(checkEvent('{ "type": "x", "any": 1 }', 'x', [])).toEqual({ event: { type: 'x', any: 1 } });
  });

  it('may follow any of several samples', () => {
    const other = [...samples, { type, code: 'K7' }];
    expect(checkEvent(JSON.stringify({ type, code: 'AB' }), type, other)).toEqual({ event: { type, code: 'AB' } });
  });
});
