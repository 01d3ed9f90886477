import { expect, test } from 'vitest';
import { createLog } from './log.ts';

test.each([
  ['a cookie', { headers: { cookie: 'sid=secret-value' } }],
  ['a password', { body: { password: 'secret-value' } }],
  ['an e-mail address', { email: 'secret-value' }],
  ['a token of a partner', { access_token: 'secret-value' }],
  ['the answer of a token endpoint', { answer: { body: { access_token: 'secret-value' } } }],
  ['the secret of a client', { body: { client_id: 'gateway', client_secret: 'secret-value' } }],
])('the log does not keep %s', (_, facts) => {
  const lines: string[] = [];
  createLog('gateway', 'info', { write: (line) => void lines.push(line) }).info(facts, 'what happened');
  expect(lines.join('')).toContain('what happened');
  expect(lines.join('')).toContain('[redacted]');
  expect(lines.join('')).not.toContain('secret-value');
});
