import { expect, test, vi } from 'vitest';
import { draftAbout } from './draft-about.ts';

const keep = vi.fn<(values: Record<string, string>) => void>();
const typed = { about: 'Riverbourne', lastName: 'Fairweather', accountNumber: '77' };

test('what was typed about this provider is there again (SW-03)', () => {
  expect(draftAbout({ values: typed, keep }, 'Riverbourne', 'lastName').values).toEqual(typed);
  expect(draftAbout({ values: typed, keep }, 'Riverbourne').values).toEqual(typed);
});

test('of what was typed about another provider only what is the customer’s own stays (SW-07)', () => {
  expect(draftAbout({ values: typed, keep }, 'Tidewell', 'lastName').values).toEqual({ lastName: 'Fairweather' });
  expect(draftAbout({ values: typed, keep }, 'Tidewell').values).toEqual({});
});

test('nothing is there before anything was typed', () => {
  const { values } = draftAbout({ values: {}, keep }, 'Tidewell', 'lastName');
  expect(Object.keys(values)).toEqual([]);
});

test('what is typed now is kept as about this provider', () => {
  draftAbout({ values: typed, keep }, 'Tidewell', 'lastName').keep({ lastName: 'Merryweather', accountNumber: '' });
  expect(keep).toHaveBeenCalledExactlyOnceWith({ about: 'Tidewell', lastName: 'Merryweather', accountNumber: '' });
});
