import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { RepairLine } from '../../../machines/dashboard/dashboard.selectors.ts';
import { Repairs } from './views/Repairs.tsx';

const line: RepairLine = {
  planId: 'p',
  planName: 'Full Fibre 150',
  address: '4 Heron Way, Larkhaven, LK1 1AA',
  state: 'REPORTED',
  repairBy: '2026-09-09',
  isLate: false,
  expectedRepair: null,
  visit: null,
};

const show = (...repairs: RepairLine[]) => render(<Repairs repairs={repairs} />, { wrapper: MemoryRouter });
const card = () => screen.getByRole('region', { name: 'Being repaired' });

it('says of each fault what we do, by when, and leads to its page (DB-01)', () => {
  show(line, { ...line, planId: 'q', planName: '1 Gbps' });
  expect(card()).toHaveTextContent(
    'Full Fibre 150, 4 Heron Way, Larkhaven, LK1 1AAThe network is testing your line. We’ll have it repaired by the end of Wednesday 9 September 2026.',
  );
  expect(screen.getByRole('link', { name: /^See your fault ?, ?1 Gbps/ })).toHaveAttribute(
    'href',
    '/dashboard/plans/q/fault',
  );
});

it.each<[string, Partial<RepairLine>, RegExp]>([
  [
    'a visit at home',
    { state: 'FOUND_AT_HOME', visit: { date: '2026-09-08', time: '8am-12pm', isAtHome: true } },
    /visits you on Tuesday 8 September 2026, 8am-12pm\. Somebody has to be at home/,
  ],
  [
    'work outside',
    { state: 'FOUND_OUTSIDE', visit: { date: '2026-09-08', time: '1pm-5pm', isAtHome: false } },
    /nobody has to be at home\..*works outside on Tuesday 8 September 2026, 1pm-5pm/,
  ],
  [
    'a repair that is late',
    { isLate: true, expectedRepair: '2026-09-14' },
    /and we haven’t\. We’re sorry.*expects to be done on Monday 14 September 2026/,
  ],
  ['no day', { repairBy: null }, /Nobody was at home when the engineer came\. Choose another day/],
  ['a state of a newer gateway', { state: 'ON_HOLD' as 'REPORTED' }, /The network is working on it/],
])('says what is known: %s', (_, change, words) => {
  show({ ...line, ...change });
  expect(card()).toHaveTextContent(words);
});

it('is not there where nothing is being repaired', () => {
  show();
  expect(screen.queryByRole('region')).toBeNull();
});
