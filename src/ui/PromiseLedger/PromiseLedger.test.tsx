import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PromiseLedger } from './PromiseLedger.tsx';
import type { Promised } from './promised.ts';

const visit: Promised = {
  id: '0d7c9f8e-6d53-4f0e-8f6a-5a6f5b9d2c01',
  kind: 'OUTSIDE_VISIT',
  date: '2026-01-05',
  slot: 'AM',
  state: 'OPEN',
  causedBy: null,
  actionOwner: 'NETWORK',
  endedOn: null,
  compensation: { rateInPence: 3233, per: 'VISIT', days: 0, amountInPence: 0 },
};
const goLive: Promised = {
  ...visit,
  id: '0d7c9f8e-6d53-4f0e-8f6a-5a6f5b9d2c03',
  kind: 'GO_LIVE',
  slot: null,
  compensation: { rateInPence: 646, per: 'DAY', days: 0, amountInPence: 0 },
};

const draw = (promise: Promised, compensationInPence = 0) => {
  render(<PromiseLedger promises={[promise]} compensationInPence={compensationInPence} />);
  return screen.getByRole('listitem');
};

test('a visit to come has its day, its time, who acts, and what it is worth if it is missed', () => {
  const row = draw(visit);
  expect(row).toHaveTextContent('Outside install');
  expect(row).toHaveTextContent(/Mon, 05\/01\/26.*, 8am-12pm/);
  expect(row).toHaveTextContent('To come');
  expect(row).toHaveTextContent('Next step: the network');
  expect(row).toHaveTextContent('We pay you £32.33 if we miss it');
});

test('a whole day has no time, and is paid by the day', () => {
  const row = draw(goLive);
  expect(row).toHaveTextContent('Go Live');
  expect(row).not.toHaveTextContent('8am');
  expect(row).toHaveTextContent('We pay you £6.46 for each day that we’re late');
});

test.each([
  ['KEPT', null, 'Kept, Mon, 05/01/26'],
  ['MOVED', 'CUSTOMER', 'Moved by you, Mon, 05/01/26'],
  ['MOVED', 'NETWORK', 'Moved by the network, Mon, 05/01/26'],
  ['BROKEN', 'NETWORK', 'Broken by the network, Mon, 05/01/26'],
  ['CALLED_OFF', null, 'Called off, Mon, 05/01/26'],
] as const)('%s by %s reads "%s"', (state, causedBy, words) => {
  const row = draw({ ...visit, state, causedBy, actionOwner: null, endedOn: '2026-01-05' });
  expect(row).toHaveTextContent(words);
  expect(row).not.toHaveTextContent('Next step');
  expect(row).not.toHaveTextContent('Worth');
});

test.each([
  [1, 646, '£6.46 a day for 1 day: £6.46'],
  [3, 1938, '£6.46 a day for 3 days: £19.38'],
])('a start that is %i days late says rate, days and sum', (days, amountInPence, words) => {
  const late: Promised = { ...goLive, state: 'BROKEN', causedBy: 'NETWORK', actionOwner: 'CUSTOMER' };
  const row = draw({ ...late, compensation: { ...goLive.compensation, days, amountInPence } }, amountInPence);
  expect(row).toHaveTextContent(words);
  expect(row).toHaveTextContent('Next step: you');
});

test('a missed visit is worth its price, and the total says that nothing has to be claimed', () => {
  const row = draw(
    { ...visit, state: 'BROKEN', causedBy: 'NETWORK', compensation: { ...visit.compensation, amountInPence: 3233 } },
    3233,
  );
  expect(row).toHaveTextContent('£32.33 for the missed visit');
  expect(screen.getByText('Compensation so far').parentElement).toHaveTextContent('£32.33');
  expect(screen.getByText(/a credit on your bill/)).toBeVisible();
});

test('what the customer broke is worth nothing, and is said to be', () => {
  const row = draw({ ...visit, state: 'BROKEN', causedBy: 'CUSTOMER', actionOwner: 'CUSTOMER' });
  expect(row).toHaveTextContent('No compensation, as the change came from you');
  expect(screen.queryByText('Compensation so far')).toBeNull();
});

test('without a promise it says so', () => {
  render(<PromiseLedger promises={[]} compensationInPence={0} />);
  expect(screen.getByText('There are no dates to keep yet.')).toBeVisible();
});

test('a state that this page has never heard of breaks nothing', () => {
  const row = draw({ ...visit, state: 'POSTPONED' as Promised['state'], causedBy: 'WEATHER' as Promised['causedBy'] });
  expect(row).not.toHaveTextContent('undefined');
});
