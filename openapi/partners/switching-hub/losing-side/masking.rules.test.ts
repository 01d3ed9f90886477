import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskEmail, maskPhone } from './masking.rules.ts';

test.each([
  ['al@example.com', '**@example.com'],
  ['abc@example.com', '***@example.com'],
  ['alex@example.com', 'a***@example.com'],
  ['alexa@example.com', 'a****@example.com'],
  ['robins@example.com', 'ro****@example.com'],
  ['"odd@name"@example.com', '"o********@example.com'],
  ['nobody', '******'],
])('%s is shown as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});

test.each([
  ['07700 900123', '077*****123'],
  ['+44 7700 900123', '+44*******123'],
  ['12345', '*****'],
])('%s is shown as %s', (phone, masked) => {
  expect(maskPhone(phone)).toBe(masked);
});

test('no e-mail address shows more than its length allows, and its domain stays', () => {
  const local = fc.string({ unit: fc.constantFrom(...'abcXYZ019._+-'.split('')), minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(local, (name) => {
      const masked = maskEmail(`${name}@example.com`);
      expect(masked).toHaveLength(`${name}@example.com`.length);
      expect(masked.endsWith('@example.com')).toBe(true);
      const shown = masked.slice(0, name.length).replaceAll('*', '');
      expect(shown.length).toBeLessThanOrEqual(name.length < 4 ? 0 : name.length < 6 ? 1 : 2);
      expect(name.startsWith(shown)).toBe(true);
    }),
  );
});

test('no telephone number shows more than its first three signs and its last three digits', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789 +-'.split('')), maxLength: 20 }), (typed) => {
      const number = typed.replaceAll(/[^\d+]/g, '');
      const masked = maskPhone(typed);
      expect(masked).toHaveLength(number.length);
      expect(masked.slice(3, -3)).toMatch(/^\**$/);
      expect(masked.replaceAll('*', '').length).toBeLessThanOrEqual(number.length > 6 ? 6 : 0);
    }),
  );
});
