import { MantineProvider } from '@mantine/core';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { selectReviewOrder } from '../../../machines/review-order/review-order.selectors.ts';
import type { ViewPropsOf } from '../../journey-host/journey-part.ts';
import { Agreement } from './views/Agreement.tsx';
import { Bookings } from './views/Bookings.tsx';
import { ReviewedSwitch } from './views/ReviewedSwitch.tsx';
import { ReviewingOrder } from './views/ReviewingOrder.tsx';

type Model = ViewPropsOf<typeof selectReviewOrder>['model'];

const visit = (date: string, slot: 'AM' | 'PM') => ({ appointmentId: date, date, slot, formattedSlot: '' });

const booking = {
  installation: { connectionMethodDescription: 'Full fibre to your home' },
  outsideVisit: visit('2026-01-05', 'AM'),
  inHomeVisit: visit('2026-01-14', 'PM'),
  contact: { firstName: 'Robin', lastName: 'Marsh', phone: '07700 900123' },
  notes: { healthAndSafety: '', engineerInstructions: '' },
  // What the page does not read is the contract's business.
} as unknown as Model['booking'];

const drawn = (part: React.ReactNode) => render(<MemoryRouter>{part}</MemoryRouter>);

const model = {
  product: { displayName: '150 Mbps', contractDurationText: '1 month rolling', setupPriceInPence: 3000 },
  customisation: { meshWifi: false },
  monthlyPriceInPence: 2500,
  connectionDate: null,
  earliestDate: '2026-01-05',
  booking: { ...booking, outsideVisit: null, inHomeVisit: null },
  switching: null,
  errors: {},
  summary: {
    planPriceInPence: 2500,
    meshPriceInPence: 400,
    monthlyPriceInPence: 2900,
    setupPriceInPence: 3000,
    goLiveDay: '2026-01-14',
  },
} as unknown as Model;

/** The visits, and what is sent. */
function reviewed(held: Model['booking']) {
  const send = vi.fn<(event: { type: string }) => void>();
  drawn(<Bookings model={{ ...model, booking: held }} send={send} />);
  return send;
}

test('each visit is reviewed with its own day and time (OR-01)', () => {
  reviewed(booking);
  const outside = within(screen.getByRole('region', { name: 'Outside install' }));
  expect(outside.getByText('Monday 5 January 2026')).toBeVisible();
  expect(outside.getByText('8am-12pm')).toBeVisible();
  const home = within(screen.getByRole('region', { name: 'Home install' }));
  expect(home.getByText('Wednesday 14 January 2026')).toBeVisible();
  expect(home.getByText('12pm-4pm')).toBeVisible();
});

test.each([
  ['contact', 'contact'],
  ['health and safety', 'healthAndSafety'],
  ['engineer notes', 'engineerInstructions'],
])(
  '“Change %s” opens what the engineer is told, is about no date, and says from where it was pressed (BK-23)',
  async (what, row) => {
    const send = reviewed(booking);
    await userEvent.click(screen.getByRole('button', { name: `Change ${what}` }));
    expect(send.mock.calls).toEqual([[{ type: 'engineerNotes.requested', row }]]);
  },
);

/** What the whole page says of the plan. */
function planOf(differs: Partial<Model> = {}): HTMLElement {
  drawn(
    <MantineProvider env="test">
      <ReviewingOrder
        model={{ ...model, ...differs }}
        send={() => undefined}
        draft={{ values: {}, keep: () => undefined }}
      />
    </MantineProvider>,
  );
  return screen.getByRole('region', { name: 'Your plan' });
}

test('each price says how often it is paid, and that nothing is paid today (OR-01, OR-08)', () => {
  const plan = planOf();
  for (const text of [
    'Each month£29',
    'Set-up, once£30',
    'To pay today£0.00',
    'Plan £25 + mesh Wi-Fi £4.',
    'Prices include VAT',
  ])
    expect(plan).toHaveTextContent(text);
  const agreement = screen.getByRole('region', { name: 'Your agreement' });
  expect(agreement, 'beside the button that binds').toHaveTextContent(
    /You pay £29 a month\. Nothing is taken today: your first £59 is charged on \S/,
  );
});

test.each<[string, Partial<Model>, string]>([
  ['with mesh Wi-Fi', { customisation: { ...model.customisation, meshWifi: true } }, 'Mesh Wi-FiAdded, £4 a month'],
  ['without it', {}, 'Mesh Wi-FiNot added'],
  ['before it is summed up', { summary: null }, 'Plan150 MbpsChange'],
  ['once it is', {}, 'Plan150 Mbps, £25 a month'],
])('the plan %s says beside each thing what it costs (OR-08)', (_, differs, text) => {
  expect(planOf(differs)).toHaveTextContent(text);
});

test.each<[string, Partial<Model>, RegExp]>([
  ['chosen', { connectionDate: '2026-01-14' }, /Go Live dateWednesday 14 January 2026/],
  ['the first possible', {}, /Go Live dateAs soon as we can, from Monday 5 January 2026/],
  ['not known yet', { earliestDate: null }, /Go Live dateAs soon as we can/],
  ['that of the home install', { booking }, /Go Live dateWednesday 14 January 2026, the day of your home install/],
])('a connection date that is %s is told in the summary (CU-03, FM-03)', (_, differs, text) => {
  expect(planOf(differs)).toHaveTextContent(text);
});

test('the day of the switch is that of the home install (SW-11)', () => {
  const switching = { wish: 'switch', provider: { name: 'Riverbourne Broadband' } } as Model['switching'];
  drawn(<ReviewedSwitch model={{ ...model, booking, switching }} />);
  expect(screen.getByRole('region', { name: 'Your switch' })).toHaveTextContent(
    'Wednesday 14 January 2026, when your old service ends',
  );
  expect(screen.getByRole('region')).toHaveTextContent(/, when your old service ends/);
});

test('the bookings are one part of the page, with the visits under it (OR-01)', () => {
  reviewed(booking);
  expect(screen.getAllByRole('heading').map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
    ['H2', 'Your bookings'],
    ['H3', 'Outside install'],
    ['H3', 'Home install'],
    ['H3', 'If we’re late or miss a visit'],
  ]);
});

test('a single visit for both works is one home install (BK-31)', () => {
  reviewed({ ...booking, outsideVisit: null });
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Home install',
    'If we’re late or miss a visit',
  ]);
});

test('the customer reads how the home is connected (BK-28)', () => {
  reviewed(booking);
  expect(screen.getByText('Full fibre to your home')).toBeVisible();
});

test('the documents have their place before they are there (CO-01)', () => {
  const model = { contract: null, contractsUi: true, contractNewTab: true, isPreparing: true } as unknown as Model;
  const { rerender } = drawn(<Agreement model={model} />);
  const names = () => screen.getAllByRole('listitem').map((item) => item.textContent?.split(/,? \(?(?:PDF|opens)/)[0]);
  const before = names();
  expect(screen.getByRole('status')).toHaveTextContent('Preparing your contract');
  expect(screen.getAllByText(/being prepared/)).toHaveLength(2);
  const contract = { contractSummaryDocId: 'S', contractInformationDocId: 'I' } as Model['contract'];
  rerender(
    <MemoryRouter>
      <Agreement model={{ ...model, contract, isPreparing: false }} />
    </MemoryRouter>,
  );
  expect(names()).toEqual(before);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/broadband/api/contracts/download-contract?docId=S',
    '/broadband/api/contracts/download-contract?docId=I',
    '/terms',
    '/privacy',
  ]);
});

test('what is ordered, what it costs and when it comes are read first, and whom it is for before what is agreed to', () => {
  planOf({ booking, switching: { wish: 'self' } as Model['switching'] });
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Your plan',
    'Your bookings',
    'Your switch',
    'Your details',
    'Your agreement',
  ]);
});

test('until when dates are held is said once, under both of them (BK-32)', () => {
  reviewed({ ...booking, heldUntil: '2026-01-03T14:35:00Z' });
  expect(screen.getAllByText(/2:35pm/)).toHaveLength(1);
  expect(screen.getAllByText('Held for you')).toHaveLength(2);
});

test('every part leads to where it is decided, at a step of the order or in the profile, to change it (OR-01)', () => {
  planOf();
  const links = screen.getAllByRole('link', { name: /^Change/ });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Change plan', '/choose-plan'],
    ['Change contract', '/customise-plan'],
    ['Change Mesh Wi-Fi', '/customise-plan'],
    ['Change Go Live date', '/customise-plan'],
    ['Change address', '/postcode-checker'],
    ['Change name', '/dashboard/profile?order=name'],
    ['Change email', '/dashboard/profile?order=email'],
    ['Change phone', '/dashboard/profile?order=phone'],
  ]);
});

test('the box is ticked under the contract that is in the customer’s name, and under no other one (CO-02)', () => {
  const box = () => screen.getByRole('checkbox', { name: /I have read and accept/ });
  const page = (name: string) => (
    <MemoryRouter>
      <MantineProvider env="test">
        <ReviewingOrder
          model={{ ...model, name }}
          send={() => undefined}
          draft={{ values: { contractAccepted: 'Robin Marsh' }, keep: () => undefined }}
        />
      </MantineProvider>
    </MemoryRouter>
  );
  const { rerender } = render(page('Robin Marsh'));
  expect(box()).toBeChecked();
  rerender(page('Robin Heron'));
  expect(box()).not.toBeChecked();
});

test('a date is changed on the page of its visit (BK-24)', () => {
  reviewed(booking);
  const links = screen.getAllByRole('link', { name: /different date/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/book-install/outside', '/book-install/home']);
});

test.each([
  ['2026-01-14', '£31.19', '£6.24'],
  ['2026-04-14', '£32.31', '£6.46'],
])('a visit on %s that is missed is worth %s, and a day’s delay %s, without a claim', (date, missed, late) => {
  reviewed({ ...booking, inHomeVisit: visit(date, 'PM') });
  const promise = screen.getByRole('region', { name: 'If we’re late or miss a visit' });
  expect(promise).toHaveTextContent(
    new RegExp(`pay you ${missed} for that visit.*pay you ${late} for each day.*don’t have to claim`),
  );
  expect(screen.getByRole('link', { name: /What we owe you/ })).toHaveAttribute('href', '/terms#when-things-go-wrong');
});

test('whoever orders today can cancel for 14 days, counted from tomorrow, by the calendar of the UK', () => {
  vi.useFakeTimers({ now: new Date('2026-11-27T23:30:00Z') });
  try {
    planOf();
    expect(screen.getByText(/you can cancel until Friday/)).toHaveTextContent(
      'you can cancel until Friday 11 December 2026, without a reason',
    );
  } finally {
    vi.useRealTimers();
  }
});
