import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MemoryRouter } from 'react-router-dom';
import { OrderPrice, OrderSummary, type SummarisedOrder } from './OrderSummary.tsx';
import { PlanSoFar } from './PlanSoFar.tsx';

const begun: SummarisedOrder = {
  planName: '150 Mbps',
  contractText: '12 months',
  planPriceInPence: 3500,
  meshPriceInPence: null,
  monthlyPriceInPence: 3500,
  setupPriceInPence: 0,
  outsideVisit: 'open',
  inHomeVisit: 'open',
  goLiveDay: null,
  switching: 'open',
};

const complete: SummarisedOrder = {
  ...begun,
  meshPriceInPence: 400,
  monthlyPriceInPence: 3900,
  setupPriceInPence: 3000,
  outsideVisit: { date: '2026-12-03', slot: 'AM' },
  inHomeVisit: { date: '2026-12-10', slot: 'PM' },
  goLiveDay: '2026-12-10',
  switching: { from: 'Riverbourne Broadband' },
};

const told = () => screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);

test('what is not known yet has words in its place (CU-01)', () => {
  render(<OrderSummary order={begun} />);
  expect(told()).toEqual([
    ['Plan', '150 Mbps'],
    ['Contract', '12 months'],
    ['Router', 'Included'],
    ['Mesh Wi-Fi', 'Not added'],
    ['Outside install', 'Not booked yet'],
    ['Home install', 'Not booked yet'],
    ['Go Live date', 'Not known yet'],
    ['Your switch', 'Not decided yet'],
    ['Each month', '£35'],
    ['Set-up, once', 'Free'],
    ['To pay today', '£0.00'],
    ['First charge', 'On your Go Live date'],
  ]);
});

test('of a visit that the home may not need, nothing is promised (BK-04)', () => {
  render(<OrderSummary order={{ ...begun, outsideVisit: 'unknown', inHomeVisit: 'none' }} />);
  expect(Object.fromEntries(told())).toMatchObject({
    'Outside install': 'If your home needs it',
    'Home install': 'Not needed',
  });
});

test('before the Go Live date is known, the first day that it can be is said in its place', () => {
  render(<OrderSummary order={{ ...begun, earliestGoLiveDay: '2026-12-14' }} />);
  expect(screen.getByText('Go Live date').nextElementSibling).toHaveTextContent(/^Earliest Mon, 14\/12\/26/);
});

test('beside an account, too, where it is known (CU-03)', () => {
  const plan = { name: '150 Mbps', priceInPence: 2500, setupPriceInPence: 0, contract: '12 months' };
  const goLive = (known: { earliestGoLiveDay?: string }) => {
    const { unmount } = render(<PlanSoFar plan={{ ...plan, ...known }} changeTo="/choose-plan" />, {
      wrapper: MemoryRouter,
    });
    const words = screen.getByText('Go Live date').nextElementSibling?.textContent;
    unmount();
    return words;
  };
  expect(goLive({ earliestGoLiveDay: '2026-12-14' })).toMatch(/^Earliest Mon, 14\/12\/26/);
  expect(goLive({})).toBe('Not known yet');
});

test('what is chosen is said with its days, and moves no row (CU-01, OR-08)', () => {
  const { rerender } = render(<OrderSummary order={begun} />);
  const rows = told().map(([term]) => term);
  rerender(<OrderSummary order={complete} />);
  expect(told().map(([term]) => term)).toEqual(rows);
  const words = Object.fromEntries(told());
  expect(words).toMatchObject({ 'Mesh Wi-Fi': '£4 a month', 'Your switch': 'From Riverbourne Broadband' });
  expect(words['Outside install']).toMatch(/Thu, 03\/12\/26.*, 8am-12pm$/);
  expect(words['Home install']).toMatch(/Thu, 10\/12\/26.*, 12pm-4pm$/);
  expect(words['First charge']).toMatch(/Thu, 10\/12\/26/);
});

test('the price says what its sum is made of, what is paid when, and that VAT is in it (OR-08)', () => {
  render(<OrderPrice order={complete} />);
  expect(screen.getByText(/^Plan £35 \+ mesh Wi-Fi £4\./)).toHaveTextContent(
    'The set-up is charged with your first month. Prices include VAT.',
  );
  expect(Object.fromEntries(told())).toMatchObject({
    'Each month': '£39',
    'Set-up, once': '£30',
    'To pay today': '£0.00',
  });
});

test('the minimum term is summed up, or the first month of an order that has none, until it is placed (OR-08)', () => {
  const summed = (order: Partial<SummarisedOrder>) => {
    const { unmount } = render(<OrderPrice order={{ ...complete, ...order }} />);
    const rows = told();
    unmount();
    return rows;
  };
  expect(summed({ term: { months: 12, priceInPence: 49_800 } })).toContainEqual(['Over 12 months', '£498']);
  expect(summed({ term: { months: 1, priceInPence: 6_900 } })).toContainEqual(['First month in all', '£69']);
  const placed = summed({ term: { months: 12, priceInPence: 49_800 }, stage: 'ordered' });
  expect(placed.map(([term]) => term)).not.toContain('Over 12 months');
});

test('an order that is placed has nothing to pay today; once it is live, that day is told as such (DB-01)', () => {
  const ordered: SummarisedOrder = { ...complete, meshPriceInPence: 'inPrice', switching: 'ours', stage: 'ordered' };
  const { rerender } = render(<OrderSummary order={ordered} />);
  expect(screen.queryByText('To pay today')).toBeNull();
  expect(Object.fromEntries(told())).toMatchObject({
    'Mesh Wi-Fi': 'In the monthly price',
    'Your switch': 'We switch you',
    'Each month': '£39',
  });
  rerender(<OrderSummary order={{ ...ordered, stage: 'live' }} />);
  expect(Object.fromEntries(told())).toMatchObject({
    'Live since': 'Thursday 10 December 2026',
    'First charge': 'Thursday 10 December 2026',
  });
  expect(told().map(([term]) => term)).not.toContain('Home install');
});

test('an order that is over brings no visit, no Go Live date and no charge', () => {
  render(<OrderSummary order={{ ...complete, stage: 'over' }} />);
  expect(told().map(([term]) => term)).toEqual([
    'Plan',
    'Contract',
    'Router',
    'Mesh Wi-Fi',
    'Each month',
    'Set-up, once',
  ]);
});

test('a visit that is not needed, and a switch that there is none, are said as such', () => {
  const { rerender } = render(<OrderSummary order={{ ...begun, inHomeVisit: 'none', switching: 'self' }} />);
  expect(Object.fromEntries(told())).toMatchObject({
    'Home install': 'Not needed',
    'Your switch': 'You cancel it yourself',
  });
  rerender(<OrderSummary order={{ ...begun, switching: 'impossible' }} />);
  expect(screen.queryByText('Your switch')).toBeNull();
});
