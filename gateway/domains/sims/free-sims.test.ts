import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { seedPremises } from '../addresses/seed/seed-premises.ts';
import { freeSimWanted } from '../../testing/sims.ts';

let site: TestGateway;
let homes = 0;
let months = 0;
beforeAll(async () => {
  site = await createTestGateway();
  await seedPremises(site.deps.db, { count: 0 });
});
afterAll(() => site.close());
beforeEach(() => site.clock.set('2026-11-23T10:00:00Z'));

const order = (wanted: object) => site.browser().send<Record<string, unknown>>('POST', '/sim/v1/free-sims', wanted);

/** Somebody in a home of their own. */
function somebody(more: object = {}) {
  homes += 1;
  const email = `home-${homes}@example.com`;
  const address = { line1: `${homes} Heron Way`, city: 'Larkhaven', postcode: 'LK1 1AA' };
  return { email, wanted: freeSimWanted({ email, address, ...more }) };
}

const mails = async (email: string) =>
  (await site.deps.outbox.sentTo(site.deps.db, email)).map(({ subject }) => subject).toReversed();

async function until(moment: string): Promise<void> {
  site.clock.set(moment);
  await site.drain();
}

describe('a free SIM (PH-12)', () => {
  test('is posted to a visitor, who hears when it leaves and when it is there', async () => {
    const { email, wanted } = somebody();
    expect(await order(wanted)).toMatchObject({ status: 201, body: { count: 1, expectedOn: '2026-11-25' } });
    await site.drain();
    expect(await mails(email)).toEqual(['Your free SIM card']);
    await until('2026-11-24T20:00:00Z');
    await until('2026-11-25T19:00:00Z');
    expect(await mails(email)).toEqual(['Your free SIM card', 'Your SIM card has left', 'Your SIM card has arrived']);
  });

  test('is ordered once however often the same is sent', async () => {
    const { email, wanted } = somebody();
    const first = await order(wanted);
    expect((await order(wanted)).body).toEqual(first.body);
    expect(await mails(email)).toHaveLength(1);
  });

  test.each([
    { address: { line1: '199 Heron Way', city: 'Larkhaven', postcode: 'LK1 1AA' } },
    { email: 'somebody.else@example.com' },
    { count: 2 },
  ])('that is asked for again with other details by the same request goes to nobody else: %j', async (other) => {
    const { email, wanted } = somebody();
    expect((await order(wanted)).status).toBe(201);
    const again = await order({ ...wanted, ...other });
    expect(again).toMatchObject({ status: 409, body: { code: 'free-sim.ordered-before' } });
    expect(again.body['message']).toContain(
      `a free SIM card to ${homes} Heron Way, LK1 1AA, as you asked first. We expect it there on Wednesday 25 November 2026.`,
    );
    expect(await mails(email)).toHaveLength(1);
    expect(await mails('somebody.else@example.com')).toEqual([]);
    // Spaces around what was typed are no other details.
    expect((await order({ ...wanted, firstName: ` ${wanted.firstName} ` })).status).toBe(201);
  });

  test('that gets lost can be ordered again', async () => {
    const { email, wanted } = somebody({ lastName: 'Mislay', count: 2 });
    expect((await order(wanted)).status).toBe(201);
    await site.drain();
    await until('2026-11-24T20:00:00Z');
    await until('2026-12-02T17:00:00Z');
    expect(await mails(email)).toContain('Your SIM cards got lost');
    expect((await order(freeSimWanted({ ...wanted, requestId: randomUUID() }))).status).toBe(201);
  });

  test('that comes back can be ordered again, as who ordered it is told', async () => {
    const { email, wanted } = somebody({ lastName: 'Nayworth', count: 2 });
    expect((await order(wanted)).status).toBe(201);
    await site.drain();
    await until('2026-11-24T20:00:00Z');
    await until('2026-12-02T17:00:00Z');
    expect(await mails(email)).toContain('Your SIM cards came back');
    expect((await order(freeSimWanted({ ...wanted, requestId: randomUUID() }))).status).toBe(201);
  });

  test('goes to a household twice in 30 days, however its address is typed', async () => {
    const { wanted } = somebody();
    expect((await order(wanted)).status).toBe(201);
    site.clock.set('2026-12-01T10:00:00Z');
    const { address } = wanted;
    const two = await order(somebody({ address, count: 2 }).wanted);
    expect(two).toMatchObject({ status: 409, body: { code: 'free-sim.limit' } });
    expect(two.body['message']).toContain('You can order one now, and two from Wednesday 23 December 2026');
    const typed = { ...address, line1: ` ${address.line1.replace(' ', ', ').toUpperCase()}.`, postcode: 'lk11aa' };
    const other = somebody({ address: typed });
    expect((await order(other.wanted)).status).toBe(201);
    const third = somebody({ address });
    const refusal = await order(third.wanted);
    expect(refusal).toMatchObject({ status: 409, body: { code: 'free-sim.limit' } });
    expect(refusal.body['message']).toContain('Wednesday 23 December 2026');
    site.clock.set('2026-12-23T10:00:01Z');
    expect((await order(third.wanted)).status).toBe(201);
  });

  test.each([
    [{ line1: '2 Heron Way' }, { line1: 'No. 2, Heron Wy' }],
    [{ line1: '2 Heron Way' }, { line1: '2 Heron Way', line2: 'by the back gate' }],
    [{ line1: '3 Heron Way' }, { line1: 'The Old Forge', line2: '3 Heron Way' }],
    [{ line1: 'Flat 3, Tern House' }, { line1: '9 Heron Way', line2: 'flat 3' }],
    [{ line1: 'Flat 3, 12 Wren Road' }, { line1: '12 Wren Rd', line2: 'Apt 3' }],
    [{ line1: 'Flat A, 6 Heron Way' }, { line1: '6 Heron Way', line2: 'Flat A' }],
    [{ line1: 'St Oswyn’s House' }, { line1: 'Saint Oswyns Hse' }],
  ])('goes to a home, not to a way of writing it: %j and %j', async (one, other) => {
    const at = (lines: object) => somebody({ count: 2, address: { city: 'Larkhaven', postcode: 'LK1 1AA', ...lines } });
    site.clock.set(`2027-0${(months += 1)}-10T10:00:00Z`);
    expect((await order(at(one).wanted)).status).toBe(201);
    expect((await order(at(other).wanted)).body).toMatchObject({ code: 'free-sim.limit' });
  });

  test.each([
    ['Flat 2, 3 Wren Road', 'Flat 3, 2 Wren Road'],
    ['Flat 4, Tern House', 'Flat 5, Tern House'],
    // The flat of a house that the address book has as one home.
    ['14 Heron Way', 'Flat 2, 14 Heron Way'],
    ['Flat A, 16 Heron Way', 'Flat B, 16 Heron Way'],
    ['Basement flat, 18 Heron Way', 'Top floor, 18 Heron Way'],
  ])('goes to each of two homes: %s and %s', async (one, other) => {
    const at = (line1: string) => somebody({ count: 2, address: { line1, city: 'Larkhaven', postcode: 'LK1 1AA' } });
    expect((await order(at(one).wanted)).status).toBe(201);
    expect((await order(at(other).wanted)).status).toBe(201);
  });

  test('two at once do not make three', async () => {
    const { wanted } = somebody();
    const { address } = wanted;
    const all = await Promise.all([1, 2, 3].map(() => order(somebody({ address }).wanted)));
    expect(all.map(({ status }) => status).toSorted((one, next) => one - next)).toEqual([201, 201, 409]);
  });

  test.each([
    [{ firstName: ' ' }, 'body.firstName', 'First name is required'],
    [
      { address: { line1: '4 Heron Way', city: 'Larkhaven', postcode: 'nowhere' } },
      'body.address.postcode',
      'Enter a UK postcode, like LK1 2AB',
    ],
    [
      { address: { line1: ' ', city: 'Larkhaven', postcode: 'LK1 1AA' } },
      'body.address.line1',
      'First line of address is required',
    ],
    [{ count: 3 }, 'body.count', 'Choose one SIM or two'],
    [{ email: 'nobody' }, 'body.email', 'Enter an email address, like name@example.com'],
  ])('is refused: %j', async (change, path, message) => {
    const answer = await order(somebody(change).wanted);
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation.failed', fields: [{ path, message }] } });
  });

  test('and nobody can have a stranger e-mailed without end', async () => {
    for (let tries = 0; tries < 10; tries += 1)
      expect((await order({ ...somebody().wanted, email: 'stranger@example.com' })).status).toBe(201);
    expect((await order({ ...somebody().wanted, email: 'stranger@example.com' })).status).toBe(429);
  });
});
