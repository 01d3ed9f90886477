import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MINUTES, openTestMobileNetwork } from '../../gateway/testing/mobile-network.ts';
import { sims } from './db/schema.ts';

let mobile: Awaited<ReturnType<typeof openTestMobileNetwork>>;
let pacs = 860;
beforeAll(async () => {
  mobile = await openTestMobileNetwork();
});
afterAll(() => mobile.close());
beforeEach(() => mobile.clock.set('2026-11-23T10:00:00Z'));

const tuesday = '2026-11-24';

/** A PAC that nobody has used, with what goes along. */
async function wanted(letters = 'WRN') {
  pacs += 1;
  const sim = await mobile.activeCard();
  const pac = `${letters}123${pacs}`;
  const move = { reference: `MOV-${mobile.next()}`, iccid: sim.iccid, pac, number: `07700900${pacs}`, day: tuesday };
  return { sim, move };
}

describe('a number that is to come (PH-12)', () => {
  test('comes on the next working day, in place of the one that the SIM had', async () => {
    const { sim, move } = await wanted();
    expect(await mobile.call('moves-in', move)).toMatchObject({
      status: 202,
      body: { state: 'PLANNED', day: tuesday, stopBefore: '2026-11-23T23:00:00.000Z' },
    });
    expect(await mobile.until('2026-11-24T10:59:00Z')).toEqual([]);
    const { iccid, reference, number } = move;
    expect(await mobile.until('2026-11-24T11:00:00Z')).toMatchObject([{ kind: 'MOVED_IN', iccid, reference, number }]);
    expect(await mobile.call(`sims/${iccid}`)).toMatchObject({ body: { state: 'ACTIVE', number } });
    expect(await mobile.call(`numbers/${sim.number}`)).toMatchObject({ body: { isOurs: true, isActive: false } });
  });

  test.each([
    ['EXP', 'pac.expired'],
    ['USD', 'pac.used'],
    ['ZZZ', 'pac.unknown'],
  ])('with a PAC that begins %s is refused: %s', async (letters, code) => {
    const { move } = await wanted(letters);
    expect(await mobile.call('moves-in', move)).toMatchObject({ status: 409, body: { code } });
  });

  test('with the PAC of another number, or one that is ours, is refused', async () => {
    const { move } = await wanted();
    const other = { ...move, number: '07700900999' };
    expect(await mobile.call('moves-in', other)).toMatchObject({ status: 409, body: { code: 'pac.wrong-number' } });
    const ours = { ...move, pac: 'WRN123300', number: '07700900300' };
    expect(await mobile.call('moves-in', ours)).toMatchObject({ status: 409, body: { code: 'number.ours' } });
  });

  test('is planned once by its reference; its PAC is used by nobody else', async () => {
    const { move } = await wanted();
    const first = await mobile.call('moves-in', move);
    expect(await mobile.call('moves-in', move)).toEqual(first);
    const again = { ...move, reference: `MOV-${mobile.next()}` };
    expect(await mobile.call('moves-in', again)).toMatchObject({ status: 409, body: { code: 'pac.used' } });
  });

  test.each(['2026-11-23', '2026-11-28', '2026-12-25', '2026-12-24'])('on %s is refused', async (day) => {
    const { move } = await wanted();
    expect(await mobile.call('moves-in', { ...move, day })).toMatchObject({
      status: 409,
      body: { code: 'day.not-possible' },
    });
  });

  test('can be stopped until eleven in the evening before, and its PAC stays good', async () => {
    const { move } = await wanted();
    await mobile.call('moves-in', move);
    await mobile.until('2026-11-23T22:59:00Z');
    for (const _ of [1, 2])
      expect(await mobile.call(`moves-in/${move.reference}/stop`, {})).toMatchObject({ body: { state: 'STOPPED' } });
    const events = await mobile.until('2026-11-24T12:00:00Z');
    expect(events.filter(({ reference }) => reference === move.reference)).toEqual([]);
    const again = { ...move, reference: `MOV-${mobile.next()}`, day: '2026-11-26' };
    expect(await mobile.call('moves-in', again)).toMatchObject({ status: 202 });
    await mobile.until('2026-11-25T23:00:00Z');
    expect(await mobile.call(`moves-in/${again.reference}/stop`, {})).toMatchObject({
      status: 409,
      body: { code: 'move.too-late' },
    });
    expect(await mobile.until('2026-11-26T11:00:00Z')).toMatchObject([{ kind: 'MOVED_IN' }]);
  });

  test('may be kept by the other network on the day, and the SIM keeps its own', async () => {
    const { sim, move } = await wanted('FAL');
    await mobile.call('moves-in', move);
    const refusal = { kind: 'NOT_MOVED_IN', code: 'move.refused-by-other-network' };
    expect(await mobile.until('2026-11-24T11:00:00Z')).toMatchObject([refusal]);
    expect(await mobile.call(`sims/${sim.iccid}`)).toMatchObject({ body: { number: sim.number } });
  });

  test('comes to the SIM that has replaced the one before', async () => {
    const { sim, move } = await wanted();
    await mobile.call('moves-in', move);
    const iccid = mobile.card();
    await mobile.activate(iccid, sim.iccid);
    await mobile.after(3 * MINUTES);
    const { number } = move;
    expect(await mobile.until('2026-11-24T11:00:00Z')).toMatchObject([{ kind: 'MOVED_IN', iccid, number }]);
  });

  test('and a stop of a move that nobody knows', async () => {
    expect(await mobile.call('moves-in/MOV-0000/stop', {})).toMatchObject({ status: 404 });
    const { move } = await wanted();
    const off = { ...move, iccid: mobile.card() };
    expect(await mobile.call('moves-in', off)).toMatchObject({ status: 409, body: { code: 'sim.not-active' } });
  });
});

describe('a number that is to go', () => {
  const use = (code: unknown) =>
    mobile.network.fetch(new Request(`http://m.test/test-tools/v1/moves-out/${String(code)}/use`, { method: 'POST' }));

  test.each([
    ['PAC', /^[A-Z]{3}\d{6}$/],
    ['STAC', /^\d{6}[A-Z]{3}$/],
  ])('has its %s at once, the same for 30 days', async (kind, form) => {
    const { iccid, number } = await mobile.activeCard();
    const first = await mobile.call('moves-out', { iccid, kind });
    expect(first).toMatchObject({ status: 201, body: { kind, number, lastDay: '2026-12-23', allowance: null } });
    expect(first.body?.['code']).toMatch(form);
    await mobile.until('2026-12-23T20:00:00Z');
    expect(await mobile.call('moves-out', { iccid, kind })).toEqual(first);
    await mobile.until('2026-12-24T00:01:00Z');
    expect((await mobile.call('moves-out', { iccid, kind })).body?.['code']).not.toBe(first.body?.['code']);
    expect((await use(first.body?.['code'])).status).toBe(409);
  });

  test('is gone once another network has taken it, and its SIM is over', async () => {
    const { iccid, number } = await mobile.activeCard();
    await mobile.call(`sims/${iccid}/rating`, { isCharged: true, isChargedAbroad: true }, 'PUT');
    const { body } = await mobile.call('moves-out', { iccid, kind: 'PAC' });
    expect((await use(body?.['code'])).status).toBe(200);
    const [sim] = await mobile.db.select().from(sims).where(eq(sims.iccid, iccid));
    expect(sim).toMatchObject({ isCharged: false, isChargedAbroad: false });
    expect(await mobile.after(0)).toMatchObject([{ kind: 'MOVED_OUT', iccid, number }]);
    expect(await mobile.call(`sims/${iccid}`)).toMatchObject({ body: { state: 'RETIRED', number: null } });
    expect(await mobile.call(`numbers/${number}`)).toMatchObject({ body: { isOurs: false, isActive: false } });
    expect((await use(body?.['code'])).status).toBe(409);
    expect((await use('AAA000000')).status).toBe(404);
  });

  test('needs a number', async () => {
    const answer = await mobile.call('moves-out', { iccid: mobile.card(), kind: 'STAC' });
    expect(answer).toMatchObject({ status: 409, body: { code: 'sim.not-active' } });
  });
});
