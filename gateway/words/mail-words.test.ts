import { expect, test } from 'vitest';
import { greeting } from './mail-words.ts';

test.each(['Rowan', 'Zoë', 'Łukasz', 'O’Brien', "D'Arcy", 'Jean-Luc', '李', 'สมชาย'])(
  '%s is greeted by name',
  (name) => {
    expect(greeting(name)).toBe(`Hey ${name},`);
  },
);

test.each([
  'Winner! Claim £500 at https://evil.example/win',
  'Rowan\n\nYour account is locked',
  'Call 0900',
  'You have won a prize',
  'evil.example',
  'R'.repeat(31),
  '',
  '-',
])('what could be a message is not quoted: %j', (name) => {
  expect(greeting(name)).toBe('Hey there,');
});
