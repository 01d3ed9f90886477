import { expect, test } from 'vitest';
import { mask } from './mask.ts';

test('who applies for credit is not told by their date of birth and income', () => {
  const shown = JSON.stringify(mask({ applicant: { dateOfBirth: '1990-03-27', incomeAYearInPence: 2_800_000 } }));
  expect(shown).not.toContain('1990-03-27');
  expect(shown).not.toContain('2800000');
});
