import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChargedMember } from '../../testing/charged-member.ts';
import { alex } from '../../testing/customer.ts';
import { neverLive } from '../../testing/never-live.ts';

let member: ChargedMember;
beforeEach(async () => {
  member = await ChargedMember.begin();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await member.site.close();
});

const account = { holderName: 'Alex Finch', sortCode: '121000', accountNumber: '40308669' };
const name = (orderId: string, given: object = account) =>
  member.browser.send('POST', `/broadband/v1/members/${alex}/orders/${orderId}/payout`, given);
const reminders = () => member.letters(/^We still owe you £18\.72$/);

test('who has not said where to pay what we owe is reminded after a week, a month and a quarter, and then our team sees to it', async () => {
  // It has ended at noon on Friday 6 March.
  const { orderKey } = await neverLive(member.paying.billed, '2026-03-02');
  const log = vi.spyOn(member.site.deps.log, 'error');
  await member.passTo('2026-03-13T11:59:00Z');
  expect(await reminders()).toEqual([]);
  await member.passTo('2026-03-13T12:01:00Z');
  expect((await reminders())[0]).toContain(
    `your order ${orderKey}, which never went live, and we don’t know yet where`,
  );
  await member.passTo('2026-04-06T12:01:00Z');
  await member.passTo('2026-06-04T12:01:00Z');
  await member.passTo('2026-12-01T12:01:00Z');
  expect(await reminders()).toHaveLength(3);
  const words = 'nobody has said where to pay what we owe: somebody has to see to it';
  expect(log.mock.calls.filter((said) => said.at(-1) === words)).toHaveLength(1);
  expect(await member.banners()).toEqual(['We owe you £18.72']);
});

test('who has named an account is not reminded, also while it is under way', async () => {
  const { orderId } = await neverLive(member.paying.billed, '2026-03-02');
  await member.passTo('2026-03-13T11:55:00Z');
  const away = vi.spyOn(member.site.deps.provider, 'payOut').mockRejectedValue(new Error('away'));
  expect(await name(orderId)).toMatchObject({ status: 200 });
  await member.passTo('2026-03-13T12:01:00Z');
  away.mockRestore();
  await member.passTo('2026-04-06T12:01:00Z');
  expect(await reminders()).toEqual([]);
});

test('whose bank did not take it is reminded from then on, and not of what was asked before', async () => {
  const { orderId } = await neverLive(member.paying.billed, '2026-03-02');
  await member.passTo('2026-03-10T12:00:00Z');
  await name(orderId, { ...account, accountNumber: '40308673' });
  await member.passTo('2026-03-10T12:00:01Z');
  await member.passTo('2026-03-10T14:00:00Z');
  expect(await member.letters(/^We couldn’t pay you £18\.72/)).toHaveLength(1);
  await member.passTo('2026-03-17T12:59:00Z');
  expect(await reminders()).toEqual([]);
  await member.passTo('2026-03-17T14:01:00Z');
  expect(await reminders()).toHaveLength(1);
});

test('whose next plan takes it on its bill is not reminded', async () => {
  await neverLive(member.paying.billed, '2026-03-02');
  await member.site.drain();
  await member.paying.billed.live('2026-03-10');
  await member.passTo('2026-04-20T12:00:00Z');
  expect(await reminders()).toEqual([]);
});
