import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { ReviewOrderViewProps } from './review-order.props.ts';
import { Agreement } from './views/Agreement.tsx';
import { Bookings } from './views/Bookings.tsx';

type Model = ReviewOrderViewProps['model'];

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

test('each visit is reviewed with its own day and time (OR-01)', () => {
  drawn(<Bookings booking={booking} />);
  const outside = within(screen.getByRole('region', { name: 'Outside install' }));
  expect(outside.getByText('Monday 5 January 2026')).toBeVisible();
  expect(outside.getByText('8am-12pm')).toBeVisible();
  const home = within(screen.getByRole('region', { name: 'Home install' }));
  expect(home.getByText('Wednesday 14 January 2026')).toBeVisible();
  expect(home.getByText('12pm-4pm')).toBeVisible();
});

test('the bookings are one part of the page, with the visits under it (OR-01)', () => {
  drawn(<Bookings booking={booking} />);
  expect(screen.getAllByRole('heading').map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
    ['H2', 'Your bookings'],
    ['H3', 'Outside install'],
    ['H3', 'Home install'],
  ]);
});

test('the customer reads how the home is connected (BK-28)', () => {
  drawn(<Bookings booking={booking} />);
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
