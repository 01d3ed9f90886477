import { expect, test } from 'vitest';
import { confirmationMessages } from './orders.messages.ts';
import type { OrderAppointment } from '../visits/plan-visits.ts';

const member = {
  id: 100_001,
  email: 'alex.finch@example.com',
  memberName: 'Alex',
  msisdn: null,
};
const site = { brandName: 'Testbrand', hostUrl: 'https://site.example.com' };

// What the messages do not read is the business of the order's own test.
const visit = (visitType: OrderAppointment['visitType'], appointmentDate: string) =>
  ({
    visitType,
    appointmentDate,
    formattedArrivalTime: '8am-12pm',
    contactPhoneNumber: '07700 900102',
  }) as OrderAppointment;

const sent = (...visits: OrderAppointment[]) => sentTo({}, ...visits);

function sentTo(change: { isSwitched?: boolean }, ...visits: OrderAppointment[]): string[] {
  const order = {
    id: '9e9e9e9e-2c2c-4e4e-8f8f-7a7a7a7a0001',
    key: 'LK-1234567',
    goLive: '2026-12-08',
    planName: '150 Mbps',
    contractText: '12 months',
    monthlyPrice: '£25.00',
    firstCharge: '£55.00',
    address: '4 Heron Way, Larkford, LK9 1SA',
    isSwitched: false,
    setUpPrice: '£30.00 once, charged with the first month',
    visits,
    documents: [],
    calendars: visits.map(({ appointmentDate }) => ({
      name: `${appointmentDate}.ics`,
      type: 'text/calendar' as const,
      text: '',
    })),
    changesMindUntil: '2026-12-07',
    ...change,
  };
  return confirmationMessages(member, order, site).map(({ body }) => body);
}

test('the e-mail lists each visit by its short date, and says the Go Live date in full (OR-07, FM-03)', () => {
  const [email, text] = sent(visit('PRE_WORK', '2026-12-01'), visit('IN_HOME', '2026-12-08'));
  expect(email).toContain('Outside install: Tue, 01/12/26, 8am-12pm\nHome install: Tue, 08/12/26, 8am-12pm');
  expect(email).toContain('Go Live date to be Tuesday 8 December 2026.');
  expect(text).toContain('Go Live date to be Tuesday 8 December 2026.');
});

test('the e-mail says what is ordered and for which home, and what is paid a month, once, today and first (OR-08)', () => {
  expect(sent()[0]).toContain(
    [
      '150 Mbps at £25.00 a month, VAT included',
      'Contract: 12 months',
      'At: 4 Heron Way, Larkford, LK9 1SA',
      'Set-up: £30.00 once, charged with the first month',
      'To pay today: Nothing',
    ].join('\n'),
  );
  expect(sent()[0]).toContain('Your first month is charged on that day: £55.00, VAT included.');
});

test('the e-mail says when the router comes, and of a switch when the old broadband ends (OR-07)', () => {
  expect(sent()[0]).toContain('Your router comes by post a few days before.');
  expect(sentTo({ isSwitched: true })[0]).toContain('Your old broadband ends on your Go Live date.');
  expect(sent()[0]).not.toContain('old broadband');
});

test('the e-mail says until when the customer may change their mind, and that their visits are with it (OR-07)', () => {
  expect(sent(visit('IN_HOME', '2026-12-08'))[0]).toContain('change your mind until Monday 7 December 2026.');
  expect(sent(visit('IN_HOME', '2026-12-08'))[0]).toContain('Your visits are attached');
  expect(sent()[0]).not.toContain('attached');
});

test('a single visit for both works is one home install (BK-31)', () => {
  const [email] = sent(visit('SINGLE_VISIT_FOR_PRE_WORK_AND_IN_HOME', '2026-12-08'));
  expect(email).toContain('Home install: Tue, 08/12/26, 8am-12pm');
  expect(email).not.toContain('Outside install');
});

test('the e-mail leads to the page of the order, where a visit is moved and the order cancelled (DB-04, DB-06)', () => {
  const [email] = sent();
  expect(email).toContain('https://site.example.com/dashboard/orders/9e9e9e9e-2c2c-4e4e-8f8f-7a7a7a7a0001');
});
