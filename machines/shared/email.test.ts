import { expect, it } from 'vitest';
import { isEmail } from './email.ts';

it.each(['name@example.com', 'n@mail.example.com', "o'hara+home_1@example.co.uk"])('%s can be written to', (text) => {
  expect(isEmail(text)).toBe(true);
});

it.each([
  '',
  'name',
  'name@',
  '@example.com',
  'name@example',
  'na me@example.com',
  'a..b@example.com',
  '.a@example.com',
  'a.@example.com',
  'a@b@example.com',
  'a@-example.com',
])('"%s" is no e-mail address', (text) => {
  expect(isEmail(text)).toBe(false);
});
