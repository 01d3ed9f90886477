import { expect, test } from 'vitest';
import type { components } from '../../../openapi/generated/gateway.d.ts';
import { leavingMessage } from './leaving.messages.ts';

type FinalBill = components['schemas']['FinalBill'];

const site = { brandName: 'Testbrand', hostUrl: 'https://site.example' };
const nothing = { orderedSwitch: null, fallsAway: { pause: null, change: null } };

/** The e-mail to who leaves with the end of a month that is paid for. */
function mailWith(finalBill: FinalBill): string {
  const asked = {
    lastDay: '2027-03-14',
    exitFee: null,
    finalBill,
    sendBackBy: '2027-04-11',
    askedAt: '2027-02-20T12:00:00.000Z',
    takeBackUntil: '2027-03-13',
  };
  const member = { id: 1, email: 'alex.finch@example.com', memberName: 'Alex' };
  return leavingMessage(member, { ...nothing, planId: 'plan', asked }, site).body;
}

const noBill: FinalBill = { date: '2027-03-15', totalInPence: 0, refundInPence: 0, lines: [] };

test('who has nothing left to pay is told that there will be no final bill, as the page of leaving says (DB-06)', () => {
  expect(mailWith(noBill)).toContain('so there’ll be no final bill.');
  expect(mailWith(noBill)).not.toContain('£0.00');
});

test('who gets something back is told of the final bill with it (DB-06)', () => {
  const back = {
    kind: 'REFUND' as const,
    amountInPence: 500,
    vatInPence: 83,
    from: null,
    to: null,
    days: null,
    ofDays: null,
    rateInPence: null,
    per: null,
    reason: null,
    item: null,
  };
  expect(mailWith({ ...noBill, refundInPence: 500, lines: [back] })).toContain(
    'Your final bill comes on Monday 15 March 2027: £0.00 as things stand. We’ll give back £5.00',
  );
});
