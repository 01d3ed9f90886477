import { describe, expect, it } from 'vitest';
import { mistakeIn, typeset, typesetLike } from './change-words.ts';

const sentence = { text: 'Pay {pence} by {day}, or {pence} later', fixedBy: [], keeps: [] };

describe('other words for a sentence', () => {
  it('may have its placeholders in any order', () => {
    expect(mistakeIn(sentence, 'By {day}: {pence}. After it: {pence}')).toBeNull();
  });

  it('are refused without a placeholder, which is named', () => {
    expect(mistakeIn(sentence, 'Pay {pence} soon, or {pence} later')).toContain('{day} is missing.');
    expect(mistakeIn(sentence, 'Pay {pence} by {day}')).toContain('{pence} is missing.');
  });

  it('are refused with a placeholder that nothing fills, which is named', () => {
    expect(mistakeIn(sentence, 'Pay {pence} by {day}, or {pence}, {name}')).toContain('Nothing fills {name} here.');
    expect(mistakeIn(sentence, 'Pay {pence} by {day}, {day}, or {pence}')).toContain('Nothing fills {day} here.');
  });

  it('are refused where there are none', () => {
    expect(mistakeIn({ ...sentence, text: 'Pay' }, ' \n')).toBe('A sentence needs words.');
  });

  it('are refused where the specification fixes the sentence, by the requirements that do', () => {
    expect(mistakeIn({ ...sentence, fixedBy: ['OR-07'] }, sentence.text)).toContain(
      'fixed by the specification (OR-07)',
    );
  });

  it('keep what the specification fixes within a longer sentence', () => {
    const longer = { ...sentence, text: 'No price rises. Ever.', keeps: ['No price rises'] };
    expect(mistakeIn(longer, 'No price rises. Never.')).toBeNull();
    expect(mistakeIn(longer, 'No rises')).toContain('“No price rises” is fixed');
  });
});

it('an apostrophe from the keyboard becomes a printer’s between letters, and nowhere else', () => {
  expect(typeset(" don't say 'no' \r\n")).toBe("don’t say 'no'");
});

it('a sentence that stands beside another keeps the spaces between them, which nobody types', () => {
  expect(typesetLike(' if you order by {day}.', 'when you order by {day}. ')).toBe(' when you order by {day}.');
  expect(typesetLike('Choose another password: ', 'Take another one:')).toBe('Take another one: ');
  expect(typesetLike(' address', '  ')).toBe('');
});
