import { describe, expect, it } from 'vitest';
import { readingAge, syllablesOf, wordsOf } from './reading-age.ts';

describe('syllables, as people say them', () => {
  const known: Readonly<Record<number, readonly string[]>> = {
    1: ['a', 'the', 'home', 'plans', 'asked', 'speeds', 'you’re', 'don’t', 'we’ll', 'bills', 'choose', 'paid', 'line'],
    2: [
      'router',
      'table',
      'broadband',
      'booking',
      'minutes',
      'wanted',
      'quiet',
      'contract',
      'again',
      'every',
      'switches',
    ],
    3: ['engineer', 'installing', 'provider', 'video', 'another', 'area', 'agreement', 'family'],
    4: ['information', 'activity', 'independent'],
  };
  it.each(Object.entries(known))('%s', (count, words) => {
    expect(Object.fromEntries(words.map((word) => [word, syllablesOf(word)]))).toEqual(
      Object.fromEntries(words.map((word) => [word, Number(count)])),
    );
  });
});

it('a gap is one word, and signs are none', () => {
  expect(wordsOf('{name} pays {first price} – at once.')).toHaveLength(5);
});

describe('the age at which a text is read with ease', () => {
  it('is a child’s for short words in short sentences', () => {
    expect(readingAge('The cat sat on the mat. It was a big cat.')).toBe(5);
    expect(readingAge('Nothing was taken, and nothing is lost. Try again in a moment.')).toBeLessThan(10);
  });

  it('is a grown-up’s for long words in a long sentence', () => {
    expect(
      readingAge(
        'Notwithstanding any provision of this agreement, the supplier reserves the irrevocable right to terminate the installation without prior notification.',
      ),
    ).toBeGreaterThan(20);
  });

  it('is that of the published formula (Kincaid and others, 1975) where syllables are certain', () => {
    // 13 words in one sentence, 15 syllables: 0.39 × 13 + 11.8 × 15 ÷ 13 − 15.59 = 3.1, and five years before school.
    expect(readingAge('We will send a letter to your home when the line is ready')).toBe(8);
  });

  it('is not said of a label, which would be for the old by its one long word', () => {
    expect(readingAge('Continue')).toBeNull();
    expect(readingAge('Your current provider')).toBeNull();
  });
});
