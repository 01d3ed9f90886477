import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { components } from '../../../openapi/generated/gateway.d.ts';
import { NetworkRefusal } from '../../network/network-link.ts';
import { BilledMember } from '../../testing/bills.ts';
import { productIds } from '../../testing/customer.ts';
import { pausePlan } from '../../testing/pauses.ts';
import { changePlan, readChanges } from '../../testing/plan-changes.ts';

let member: BilledMember;
beforeAll(async () => {
  member = await BilledMember.begin();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => member.site.close());

const at = (planId: string) => `/broadband/v1/plans/${planId}/boosts`;
const boostsOf = async (planId: string) => (await member.browser.get<components['schemas']['Boosts']>(at(planId))).body;

async function mailOfRefusal(): Promise<string | undefined> {
  const { outbox, db } = member.site.deps;
  const sent = await outbox.sentTo(db, 'alex.finch@example.com');
  return sent.find(({ subject }) => subject === 'Your plan stays as it is')?.body;
}

/** A plan that is as fast as its boost from midnight on, and a network that says no to that hours later. */
async function boostedOverChange([goLive, evening]: [string, string]) {
  const { planId, orderKey } = await member.live(goLive);
  await member.pass(goLive);
  await changePlan(member.browser, planId, productIds.mbps500);
  await member.passTo(evening);
  expect((await member.browser.send('POST', at(planId))).status).toBe(200);
  await member.site.drain();
  const { network } = member.site.deps;
  const change = vi.spyOn(network, 'changeProduct').mockRejectedValue(new Error('nobody there'));
  const boost = vi.spyOn(network, 'boost');
  const refuse = async (moment: string) => {
    change.mockRejectedValue(new NetworkRefusal(409));
    await member.passTo(moment);
  };
  return { planId, orderKey, boost, refuse };
}

test('a boost that a change of plan has ended goes on where the network refuses that change (DB-03, DB-05)', async () => {
  const { planId, orderKey, boost, refuse } = await boostedOverChange(['2027-01-10', '2027-02-09T20:00:00Z']);
  await member.passTo('2027-02-10T00:00:00Z');
  expect(await boostsOf(planId)).toMatchObject({ boost: null, leftThisMonth: 2 });
  await refuse('2027-02-10T03:00:00Z');
  expect(await boostsOf(planId)).toMatchObject({
    speedInMbps: 150,
    boost: { state: 'RUNNING', until: '2027-02-10T20:00:00.000Z', speedInMbps: 500 },
    leftThisMonth: 2,
  });
  expect(boost).toHaveBeenLastCalledWith(orderKey, { speedInMbps: 500, until: '2027-02-10T20:00:00.000Z' });
  expect(await mailOfRefusal()).toContain('Your speed boost goes on until 8pm on Wednesday 10 February 2027.');
  await member.pass('2027-02-11');
  expect((await boostsOf(planId)).boost).toBeNull();
});

test('a boost whose time is over by then stays over, and nothing is said of it', async () => {
  const { planId, refuse } = await boostedOverChange(['2027-03-10', '2027-04-09T20:00:00Z']);
  await member.passTo('2027-04-10T00:00:00Z');
  await refuse('2027-04-10T20:00:00Z');
  expect(await boostsOf(planId)).toMatchObject({ speedInMbps: 150, boost: null });
  expect(await mailOfRefusal()).not.toContain('speed boost');
});

test('no boost goes on while the plan is paused by then', async () => {
  const { planId, refuse } = await boostedOverChange(['2027-05-10', '2027-06-09T20:00:00Z']);
  await pausePlan(member.browser, planId, '2027-06-10', 3, '2028-05-12');
  await member.passTo('2027-06-10T00:00:00Z');
  await member.passTo('2027-06-10T06:00:00Z');
  await refuse('2027-06-10T09:00:00Z');
  expect(await boostsOf(planId)).toMatchObject({ speedInMbps: 150, boost: null, blocked: 'PAUSED' });
  expect(await mailOfRefusal()).not.toContain('speed boost');
});

test.each([
  ['added', '2027-07-10', '2027-08-10', '2027-09-10', false, 'If your second Wi-Fi point has been posted already'],
  ['taken out', '2028-01-10', '2028-02-10', '2028-03-10', true, 'Your second Wi-Fi point stays with you.'],
] as const)(
  'where mesh Wi-Fi is to be %s on top of a change that the network refuses, that is off with it (DB-05, CU-02)',
  async (_, goLive, changed, next, meshWifi, kit) => {
    const { planId } = await member.live(goLive, { meshWifi });
    const { present } = await readChanges(member.browser, planId);
    const change = vi.spyOn(member.site.deps.network, 'changeProduct').mockRejectedValue(new Error('nobody there'));
    await changePlan(member.browser, planId, productIds.mbps500);
    await member.passTo(`${changed}T00:00:00Z`);
    await changePlan(member.browser, planId, productIds.mbps500, !meshWifi);
    change.mockRejectedValue(new NetworkRefusal(409));
    await member.passTo(`${changed}T03:00:00Z`);
    expect(await readChanges(member.browser, planId)).toMatchObject({ present, asked: null, from: next });
    const mail = await mailOfRefusal();
    expect(mail).toContain(`The change to 500 Mbps ${meshWifi ? 'without' : 'with'} mesh Wi-Fi on`);
    expect(mail).toContain(kit);
    await member.pass(next);
    expect(await readChanges(member.browser, planId)).toMatchObject({ present, asked: null });
    const bill = (await member.billsOf({ planId })).find(({ from }) => from === next);
    expect(bill?.totalInPence).toBe(present.monthlyPriceInPence);
  },
);
