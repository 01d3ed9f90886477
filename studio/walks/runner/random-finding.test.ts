import { expect, test } from 'vitest';
import { findingName, findingsAmong, findingsPage, linkTo, together, type RandomFinding } from './random-finding.ts';

const finding = (given: Partial<RandomFinding> = {}): RandomFinding => ({
  journey: 'log-in',
  fault: 'server error',
  why: 'POST /auth/v1/sessions answered 500',
  whole: ['1. Opens the page', '2. Types', '3. Logs in'],
  shortest: ['1. Opens the page', '2. Logs in'],
  state: 'logIn.enteringCredentials',
  again: 'npm run test:model -- --journey log-in --random 1 --seed 7 --steps 30',
  recording: null,
  ...given,
});

test('what a test hands on as a finding is read back, and nothing else is taken for one', () => {
  const body = Buffer.from(JSON.stringify(finding())).toString('base64');
  const others = [{ name: 'screenshot', path: 'a.png' }, { name: findingName }, null];
  expect(findingsAmong([{ name: findingName, contentType: 'application/json', body }, ...others])).toEqual([finding()]);
});

test('customers who met the same are told as one fault, by the shortest of their walks', () => {
  const longer = finding({ shortest: ['1.', '2.', '3.'] });
  const elsewhere = finding({ journey: 'register' });
  expect(together([longer, finding(), elsewhere])).toEqual([
    { finding: finding(), customers: 2 },
    { finding: elsewhere, customers: 1 },
  ]);
});

test('the link opens the state before the step that failed; a walk that failed at its first has none', () => {
  expect(linkTo(finding())).toBe('/inspector/log-in?open=logIn.enteringCredentials');
  expect(linkTo(finding({ state: null }))).toBe(null);
});

test('the page tells each fault with its sentences, link, recording and command', () => {
  const recorded = finding({
    why: 'it broke\nin two lines',
    recording: { version: 1, title: 'Log in', path: '/auth/login', steps: [], end: null },
  });
  const page = findingsPage([recorded, finding({ journey: 'register', state: null })], 40, () => 'recording-1.json');
  expect(page).toMatch(/^# What random customers found\n\n40 walked, 2 met something, 2 different\.\n/);
  expect(page).toContain(
    '## log-in: server error\n\nMet by one customer.\n\n1. Opens the page\n2. Logs in\n\n> it broke\n> in two lines',
  );
  expect(page).toContain(
    '`/inspector/log-in?open=logIn.enteringCredentials`\n- To play it: `recording-1.json`\n- The same',
  );
  const [, , second = ''] = page.split('## ');
  expect(second).not.toMatch(/play it|state before/);
});
