import { expect, test } from 'vitest';
import { journeysByFile } from './record.ts';

const run = (test: string, ...machines: string[]) => ({
  test,
  machines: Object.fromEntries(machines.map((id) => [id, { taken: [], active: [], looks: {}, shots: {} }])),
});

test('a test file is on record with every journey that ran in its tests, walks by the journey that they walk through', () => {
  expect(
    journeysByFile([
      run('tests/journeys/log-in.spec.ts › a member logs in [phone]', 'session', 'logIn'),
      run('tests/journeys/log-in.spec.ts › a visitor joins [phone]', 'session', 'register'),
      run('studio/walks/walks.spec.ts › customers walk through log-in › walk 1 [phone]', 'logIn'),
      run('studio/walks/walks.spec.ts › customers walk through register › walk 1 [phone]', 'register'),
    ]),
  ).toEqual({
    'customers walk through log-in': ['log-in'],
    'customers walk through register': ['register'],
    'tests/journeys/log-in.spec.ts': ['log-in', 'register', 'session'],
  });
});
