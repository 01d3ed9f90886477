import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ChargedMember } from '../../testing/charged-member.ts';
import { shownOf, type PaymentSession } from '../../testing/payments.ts';

let member: ChargedMember;
beforeEach(async () => {
  member = await ChargedMember.begin();
  await member.passTo('2026-03-02T08:00:00Z');
});
afterEach(() => member.site.close());

const method = async () => (await member.method()).body;
const begun = () => member.paying.begun({ purpose: 'DIRECT_DEBIT', billId: undefined });
const nothing = { amount: { currency: 'GBP', value: 0 }, paymentMethod: 'directdebit_GB' };
const kept = ({ paymentSessionId: merchantReference }: PaymentSession, pspReference: string) =>
  member.paying.tell({
    ...nothing,
    eventCode: 'RECURRING_CONTRACT',
    merchantReference,
    pspReference,
    originalReference: `FIRST${pspReference}`,
  });
const answered = (session: PaymentSession, token: string, success: 'true' | 'false') =>
  member.paying.tell({
    ...nothing,
    merchantReference: session.paymentSessionId,
    pspReference: `FIRST${token}`,
    reason: success === 'false' ? 'Refused' : '',
    success,
  });

test('a bill whose old account was closed is collected from another account with five working days of notice', async () => {
  await member.billedByDebit('40308673');
  await member.passDays('2026-03-05');
  await member.setUpDebit('40308669');
  await member.passDays('2026-03-06', '2026-03-09', '2026-03-10', '2026-03-11');
  const [planned] = (await method()).charges;
  // Returned on Wednesday 11 March: five working days later is Wednesday 18 March.
  expect((planned?.on ?? '') >= '2026-03-18').toBe(true);
  expect(await member.letters(/^We’ll collect £25\.00 on/)).toHaveLength(1);
});

test('the notice of a bill names the account', async () => {
  const plan = await member.livePlan('2026-03-02', 'KEPT_DECLINED');
  await member.passTo('2026-03-02T12:30:00Z');
  expect(plan).toBeDefined();
  await member.setUpDebit();
  expect((await member.letters(/^We’ll collect £25\.00 on/))[0]).toContain('ending in 69');
});
