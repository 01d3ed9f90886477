import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { createActor, type EventFrom } from 'xstate';
import { input } from '../../../machines/manage-order/manage-order.cases.ts';
import { manageOrderMachine } from '../../../machines/manage-order/manage-order.machine.ts';
import { selectManageOrder } from '../../../machines/manage-order/manage-order.selectors.ts';
import type { MemberOrder } from '../../../machines/manage-order/manage-order.types.ts';
import { orderWith, running } from '../../../machines/manage-order/orders.cases.ts';
import { manageOrderCopy } from './manage-order.copy.ts';
import { VisitPart } from './views/VisitPart.tsx';

/** The visits of an order as it was read. */
function show(found: MemberOrder) {
  const first = createActor(manageOrderMachine, { input }).getSnapshot();
  const { visits } = selectManageOrder({ ...first, context: { ...first.context, found }, hasTag: () => false });
  const send = vi.fn<(event: EventFrom<typeof manageOrderMachine>) => void>();
  render(
    <MemoryRouter>
      <section aria-label="Your visits">
        {visits.map((visit) => (
          <VisitPart key={visit.id} visit={visit} send={send} />
        ))}
      </section>
    </MemoryRouter>,
  );
}

test('what nobody has told the engineer is no row, and the time stands once (OR-05, DB-04)', () => {
  show({
    ...running,
    order: orderWith({}, [
      { healthAndSafetyNotes: 'A dog', notes: 'Ring twice' },
      { healthAndSafetyNotes: null, notes: null },
    ]),
  });
  const visits = within(screen.getByRole('region', { name: 'Your visits' }));
  const said = (term: string) => visits.queryAllByText(term).map((each) => each.nextElementSibling?.textContent);
  expect(said('Health and safety')).toEqual(['A dog']);
  expect(said('Notes for the engineer')).toEqual(['Ring twice']);
  expect(visits.queryByText(/^Between/)).toBeNull();
  expect(visits.getAllByText(/8am-12pm|12pm-4pm/)).toHaveLength(2);
});

test('a visit says how long it takes, and the second number of its contact where there is one (OR-05)', () => {
  show({
    ...running,
    order: orderWith({}, [{ contactSecondaryPhoneNumber: '07700 900333' }, { estimatedDurationInMinutes: 0 }]),
  });
  const visits = within(screen.getByRole('region', { name: 'Your visits' }));
  const said = (term: string) => visits.getAllByText(term).map((each) => each.nextElementSibling?.textContent);
  expect(said('How long it takes')).toEqual(['About 2 hours']);
  expect(said('Second phone number')).toEqual(['07700 900333']);
});

test('an outside install says what becomes of the home install before it is moved too close to it (BK-05, DB-04)', () => {
  show(running);
  expect(screen.getByText(/has to come at least/)).toHaveTextContent(
    'Your home install on Tuesday 24 February 2026 has to come at least 5 days after this visit. If you move this one too close to it, you’ll need another date for your home install, too.',
  );
});

test.each([
  ['neither can be moved', [{ amendable: false }, {}]],
  ['the home install needs another date anyway', [{}, { rebookingRequired: true }]],
  ['the home install is made', [{}, { amendable: false }]],
] as const)('nothing is said of it where %s', (_why, visits) => {
  show({ ...running, order: orderWith({}, [...visits]) });
  expect(screen.queryByText(/has to come at least/)).toBeNull();
});

test.each([
  [30, 'About 30 minutes'],
  [60, 'About an hour'],
  [61, 'About 1 hour 1 minute'],
  [90, 'About 1 hour 30 minutes'],
  [120, 'About 2 hours'],
])('%i minutes are said as "%s"', (minutes, words) => {
  expect(manageOrderCopy.ShowingOrder.about(minutes)).toBe(words);
});
