import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import {
  address,
  checkoutOf,
  contact,
  dayGone,
  dearerSince,
  galaxy,
  later,
  open,
  saved,
} from '../../../machines/check-out/check-out.cases.ts';
import { home, street } from '../../../machines/shared/finding-address.cases.ts';
import { answered, failed } from '../../../machines/shared/model-case.ts';
import { press, sent, show } from './test-views.tsx';

const contactSaid = { type: 'contact.submitted', ...contact };
const byHand = { type: 'manualEntry.requested' };
const addressSaid = { type: 'address.submitted', ...address };
const daySaid = { type: 'day.submitted', day: '2026-11-24' };
const toDays = [contactSaid, byHand, addressSaid];
const onlyESim = { ...galaxy, name: 'Google Pixel 10a', simTypes: ['esim' as const, 'none' as const] };

test('each page says which of how many it is, and what is ordered, in a line where there is no room beside it', async () => {
  show('ChoosingDay', open, ...toDays);
  expect(screen.getByText('Step 3 of 6')).toBeInTheDocument();
  const brief = screen.getByRole('group');
  expect(brief).not.toHaveAttribute('open');
  expect(brief).toHaveTextContent(/^You’re ordering 1 phone £729/);
  await userEvent.click(within(brief).getByText('You’re ordering 1 phone'));
  expect(brief).toHaveAttribute('open');
  expect(within(brief).getByRole('listitem')).toHaveTextContent(/^Samsung Galaxy S25 .*£729$/);
});

test.each([
  ['the step before', 'ChoosingDay', toDays, 'Back to step 2', '/checkout/address'],
  ['the basket, from the first', 'EnteringContact', [], 'Back to your basket', '/basket'],
] as const)('beside the number of the step is the way back: to %s', (_to, view, steps, name, address) => {
  show(view, open, ...steps);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', address);
});

test('what we know of the member is a start for who it is for', async () => {
  const send = show('EnteringContact');
  expect(screen.getByLabelText(/^First name/)).toHaveValue('Alex');
  await userEvent.type(screen.getByLabelText(/^Phone number/), contact.phoneNumber);
  await press('Continue');
  expect(sent(send)).toEqual([contactSaid]);
});

test('a phone number that is none is refused at its field, and stays as it was typed', () => {
  show('EnteringContact', open, { ...contactSaid, phoneNumber: '1' });
  expect(screen.getByRole('alert')).toHaveTextContent('Enter a UK phone number, like 07700 900123');
});

test('an address is looked for, and picked from what comes up', async () => {
  const send = show(
    'FindingAddress',
    open,
    contactSaid,
    { type: 'search.submitted', text: 'LK9 1SA' },
    answered('searchAddresses', [home, street]),
  );
  const found = within(screen.getByRole('list', { name: 'Addresses that match' })).getAllByRole('button');
  expect(found.map(({ textContent }) => textContent)).toEqual([
    '4 Heron WayLarkford, LK9 1SA',
    'Heron WayLarkford, LK9 1SA',
  ]);
  // Whoever uses the keyboard goes on in the list.
  expect(found[0]).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: /^4 Heron Way/ }));
  await press('Enter it by hand');
  expect(sent(send)).toEqual([{ type: 'suggestion.chosen', suggestion: home }, { type: 'manualEntry.requested' }]);
});

test('an address that is not found says what to do', () => {
  show('FindingAddress', open, contactSaid, { type: 'search.submitted', text: 'ZZ1' }, answered('searchAddresses', []));
  expect(screen.getByText(/^We found no address like that/)).toBeInTheDocument();
});

test('an address that was found stands in the form, to be checked and changed', async () => {
  const send = show(
    'TypingAddress',
    open,
    contactSaid,
    { type: 'search.submitted', text: 'LK9 1SA' },
    answered('searchAddresses', [home]),
    { type: 'suggestion.chosen', suggestion: home },
    answered('retrieveAddress', address),
  );
  expect(screen.getByLabelText(/^Postcode/)).toHaveValue('LK9 1SA');
  await press('Continue');
  expect(sent(send)).toEqual([addressSaid]);
});

test('the first day is chosen, with until when it has to be paid for it; another one can be (PH-05)', async () => {
  const send = show('ChoosingDay', open, ...toDays);
  expect(screen.getByRole('radio', { name: /^Tuesday 24 November 2026/ })).toBeChecked();
  expect(screen.getByText(/^If you pay by/)).toHaveTextContent('If you pay by 5pm on Monday 23 November 2026');
  await userEvent.click(screen.getByRole('radio', { name: /^Wednesday 25 November 2026/ }));
  await press('Continue');
  expect(sent(send)).toEqual([{ type: 'day.submitted', day: '2026-11-25' }]);
});

test('the days stand by their weeks, each of which is said once (PH-05)', () => {
  const deliveryDays = ['2026-11-26', '2026-11-27', '2026-11-30', '2026-12-01', '2026-12-07'];
  show('ChoosingDay', checkoutOf([galaxy], { deliveryDays }), ...toDays);
  const days = screen.getByRole('radiogroup');
  expect(days).toHaveTextContent(
    /Week of Monday 23 November 2026Thursday 26.*Friday 27 November 2026Week of Monday 30 November 2026Monday 30.*Tuesday 1 December 2026Week of Monday 7 December 2026Monday 7/,
  );
  expect(within(days).getAllByText(/^Week of/)).toHaveLength(3);
});

test.each([
  ['2026-11-24', true],
  ['2026-11-25', false],
])('the review says of %s until when it has to be paid for it: %s', (day, isSaid) => {
  const answers = [
    { type: 'day.submitted', day },
    { type: 'sims.submitted', sims: ['esim'] },
    { type: 'ways.submitted', ways: ['at-once'] },
  ];
  show('ReviewingOrder', open, ...toDays, ...answers);
  expect(screen.queryByText(/^If you pay by/) !== null).toBe(isSaid);
});

test('a day that has gone says so, and offers those that there are (PH-05)', () => {
  show(
    'ChoosingDay',
    saved,
    { type: 'payment.requested' },
    failed('saveOrder', dayGone),
    answered('loadCheckout', later),
  );
  expect(screen.getByText(/^The day you chose can’t be had any more/)).toBeInTheDocument();
  expect(screen.getAllByRole('radio')).toHaveLength(1);
});

test('each phone is asked for the SIMs that it takes (PH-12)', async () => {
  const send = show('ChoosingSims', checkoutOf([galaxy, onlyESim]), ...toDays, daySaid);
  const first = within(screen.getByRole('radiogroup', { name: /^Samsung Galaxy S25, phone 1 of 2/ }));
  const second = within(screen.getByRole('radiogroup', { name: /^Google Pixel 10a, phone 2 of 2/ }));
  expect(second.getAllByRole('radio')).toHaveLength(2);
  await userEvent.click(first.getByRole('radio', { name: /^SIM card/ }));
  await userEvent.click(second.getByRole('radio', { name: /^None yet/ }));
  await press('Continue');
  expect(sent(send)).toEqual([{ type: 'sims.submitted', sims: ['psim', 'none'] }]);
});

test('a phone without an answer is refused at its own field (PH-12)', () => {
  show('ChoosingSims', checkoutOf([galaxy, onlyESim]), ...toDays, daySaid, {
    type: 'sims.submitted',
    sims: ['esim', ''],
  });
  expect(within(screen.getByRole('alert')).getAllByRole('link')).toHaveLength(1);
});

test('all that was said is read, each with a way to change it, before it is paid (PH-05)', async () => {
  const send = show('ReviewingOrder', saved);
  const answers = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(answers).toEqual([
    'Who it’s for',
    'Delivery address',
    'Delivery day',
    'SIM',
    'How you pay',
    'Delivery',
    'Total VAT of £121.50 included',
  ]);
  expect(screen.getByText('LK9 1SA').closest('dd')).toHaveTextContent('4 Heron Way, Larkford, LK9 1SA');
  expect(screen.getByText('Navy · 128 GB · New, with an eSIM')).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: /^Change/ }).map((link) => link.getAttribute('href'))).toEqual([
    '/checkout/contact',
    '/checkout/address',
    '/checkout/delivery',
    '/checkout/sim',
    '/checkout/payment',
    '/basket',
  ]);
  expect(screen.getByText(/^You pay the whole price at once, by card or wallet\./)).toBeInTheDocument();
  await press('Go on to pay £729');
  expect(sent(send)).toEqual([{ type: 'payment.requested' }]);
});

test('while it is saved a second press does nothing (PH-11)', async () => {
  const send = show('ReviewingOrder', saved, { type: 'payment.requested' });
  await press(/^Go on to pay/);
  expect(send).not.toHaveBeenCalled();
});

test('what costs more by now says so, with nothing paid, and leads to the basket (PH-06)', () => {
  show('OrderChanged', saved, { type: 'payment.requested' }, failed('saveOrder', dearerSince));
  expect(screen.getByText('What’s in your basket costs something else by now.')).toBeInTheDocument();
  expect(screen.getByText(/^Nothing was paid/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to basket' })).toHaveAttribute('href', '/basket');
});
