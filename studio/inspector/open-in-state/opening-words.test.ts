import { describe, expect, it } from 'vitest';
import { openingWords, wayWords } from './opening-words.ts';
import type { WholeWay } from './way.types.ts';

const way: WholeWay = { machine: 'logIn', path: '/auth/login', steps: [], at: ['logIn'] };

describe('a product owner reads, before a state is opened,', () => {
  it('that the browser is logged out, or logged in as somebody invented', () => {
    expect(wayWords(way)).toBe('Opens a new page and logs this browser out.');
    expect(wayWords({ ...way, prepare: [{ do: 'register' }] })).toContain('as an invented member');
  });

  it('that a rule makes a call go wrong, and that a call is held', () => {
    const slow = { do: 'fault', operationId: 'logIn', delayMs: 9000 } as const;
    expect(wayWords({ ...way, prepare: [{ ...slow, status: 503 }] })).toContain('as a fault rule says');
    expect(wayWords({ ...way, prepare: [slow], isHeld: true })).toBe(
      'Opens a new page and logs this browser out. The call is held, so that the state lasts for nine seconds.',
    );
  });

  it('that the page is narrow where a wide one does not show the state', () => {
    expect(wayWords({ ...way, isNarrow: true })).toContain('as narrow as a phone');
  });
});

describe('and while it is opened', () => {
  it('how far it is, and that it has come there', () => {
    expect(openingWords({ kind: 'playing', step: 1 }, 2)).toEqual({
      text: 'On its way: step 2 of 3.',
      isMistake: false,
    });
    expect(openingWords({ kind: 'arrived' }, 2).text).toBe('The page stands there.');
  });

  it('where it stands when it has gone another way', () => {
    const parted = { kind: 'parted', step: 0, machine: 'logIn', expected: ['logIn', 'logIn.code'], found: ['logIn'] };
    expect(openingWords(parted as never, 2)).toEqual({
      text: 'logIn should have come to code, and stands at logIn. Look at the page, or open it again.',
      isMistake: true,
    });
  });

  it('that the browser lets no page open', () => {
    expect(openingWords({ kind: 'blocked' }, 2).text).toContain('lets none open by itself');
  });

  it('whether there is a page when it was stopped', () => {
    expect(openingWords({ kind: 'calledOff' }, 2).text).toBe('Stopped. No page was sent on its way.');
    expect(openingWords({ kind: 'stopped', step: 1 }, 2).text).toContain('The page stays where it is');
    expect(openingWords({ kind: 'unopened' }, 2)).toMatchObject({ isMistake: true });
  });
});
