import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../../openapi/generated/gateway.d.ts';
import { createTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { newCard, SimMember, type Sim } from '../../testing/sims.ts';
import { simPorts } from '../member-sim-plans/sim-news.ts';
import { numberPorts } from '../number-moves/number-news.ts';
import { receiveMobileEvent } from './mobile-events.service.ts';
import { findSim } from './sims.store.ts';

type Event = components['schemas']['MobileEvent'];

const MINUTE = 60_000;

let site: TestGateway;
beforeAll(async () => {
  site = await createTestGateway();
});
afterAll(() => site.close());

const minutesFromNow = (minutes: number) => new Date(site.clock.now().getTime() + minutes * MINUTE).toISOString();

/** The network tells of a SIM; what happened so many minutes from now. */
const tell = (iccid: string, kind: string, minutes: number, more: Partial<Event> = {}) =>
  receiveMobileEvent(
    { ...site.deps, ...simPorts(site.deps), ...numberPorts(site.deps) },
    {
      eventId: randomUUID(),
      kind,
      iccid,
      reference: null,
      happenedAt: minutesFromNow(minutes),
      number: null,
      replaced: null,
      code: null,
      part: null,
      percent: null,
      units: null,
      amountInPence: null,
      ...more,
    },
  );

/** A member whose card is on, and whose second card is being switched on in its place, as the network has yet to tell. */
async function replacing() {
  const member = await SimMember.begin(site);
  const before = await member.withCard();
  const simNumber = newCard('slow');
  await member.activate(simNumber, await member.code());
  await site.drain();
  const row = await findSim(site.deps.db, { iccid: simNumber });
  const number = before.phoneNumber?.replace(' ', '') ?? '';
  return { member, before, simNumber, number, reference: row?.activation ?? '' };
}

const standing = async (member: SimMember) =>
  (await member.sims()).map(({ state, phoneNumber }: Sim) => [state, phoneNumber]);

describe('the news that a SIM is on comes late (PH-12)', () => {
  test('after what was used with it, and switches it on all the same', async () => {
    const { member, before, simNumber, number, reference } = await replacing();
    await tell(simNumber, 'USAGE', 5, { reference: 'ALW-1', part: 'data', percent: 80 });
    expect(await standing(member)).toEqual([
      ['ACTIVATING', null],
      ['ACTIVE', before.phoneNumber],
    ]);
    await tell(simNumber, 'ACTIVATED', 3, { reference, number });
    expect(await standing(member)).toEqual([
      ['ACTIVE', before.phoneNumber],
      ['RETIRED', null],
    ]);
  });

  test('after a number has come to it, which says as much', async () => {
    const { member, simNumber, number, reference } = await replacing();
    await tell(simNumber, 'MOVED_IN', 5, { reference: 'LK-N1', number: '07700900901' });
    await tell(simNumber, 'ACTIVATED', 3, { reference, number });
    expect(await standing(member)).toEqual([
      ['ACTIVE', '07700 900901'],
      ['RETIRED', null],
    ]);
    expect(await member.profile()).toMatchObject({ hasActiveSim: true, msisdn: '07700 900901' });
    expect(await member.mails()).toContain('Your new SIM is on');
  });

  test('after its number has gone, and no SIM has that any more', async () => {
    const { member, simNumber, number, reference } = await replacing();
    await tell(simNumber, 'MOVED_OUT', 5, { number });
    await tell(simNumber, 'ACTIVATED', 3, { reference, number });
    expect(await standing(member)).toEqual([
      ['RETIRED', null],
      ['RETIRED', null],
    ]);
    expect(await member.profile()).toMatchObject({ hasActiveSim: false });
  });
});

test('the news that a number has come to a SIM that was replaced since gives it to nobody (PH-12)', async () => {
  const { member, before, simNumber, number, reference } = await replacing();
  await tell(simNumber, 'ACTIVATED', 3, { reference, number });
  await tell(before.simNumber ?? '', 'MOVED_IN', 2, { reference: 'LK-N2', number: '07700900902' });
  expect(await standing(member)).toEqual([
    ['ACTIVE', before.phoneNumber],
    ['RETIRED', null],
  ]);
  expect(await member.profile()).toMatchObject({ msisdn: before.phoneNumber });
});

test('the news that a number has left comes after another SIM is on, which stays on (PH-12)', async () => {
  const { member, before, simNumber, number, reference } = await replacing();
  await tell(simNumber, 'ACTIVATED', 5, { reference, number: '07700900903' });
  await tell(before.simNumber ?? '', 'MOVED_OUT', 3, { number });
  expect(await standing(member)).toEqual([
    ['ACTIVE', '07700 900903'],
    ['RETIRED', null],
  ]);
  expect(await member.profile()).toMatchObject({ hasActiveSim: true, msisdn: '07700 900903' });
});
