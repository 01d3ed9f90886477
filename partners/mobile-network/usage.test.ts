import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CardLife } from '../../openapi/partners/mobile-network/test-data.ts';
import { MINUTES, openTestMobileNetwork } from '../../gateway/testing/mobile-network.ts';

let mobile: Awaited<ReturnType<typeof openTestMobileNetwork>>;
beforeAll(async () => {
  mobile = await openTestMobileNetwork();
});
afterAll(() => mobile.close());
beforeEach(() => mobile.clock.set('2026-11-01T09:57:00Z'));

const allowance = {
  dataInMb: 10_000,
  minutes: 500,
  texts: null,
  from: '2026-11-01T10:00:00.000Z',
  until: '2026-12-01T10:00:00.000Z',
};

/** A SIM that is on, with an allowance of thirty days. */
async function withAllowance(life: CardLife, change: object = {}) {
  const { iccid } = await mobile.activeCard(life);
  const wanted = { ...allowance, reference: `PLN-${mobile.next()}`, ...change };
  const put = () => mobile.call(`sims/${iccid}/allowance`, wanted, 'PUT');
  expect(await put()).toMatchObject({ status: 200, body: { allowance: wanted } });
  return { iccid, wanted, put };
}

const told = (events: Awaited<ReturnType<typeof mobile.after>>, of: string) =>
  events
    .filter(({ iccid }) => iccid === of)
    .map(({ kind, part, percent, amountInPence }) => [kind, part, percent ?? amountInPence].join(' '));

describe('an allowance (PH-12)', () => {
  test('is used evenly, as asking tells; it is put on the SIM once', async () => {
    const { iccid, wanted, put } = await withAllowance('works');
    await mobile.until('2026-11-16T10:00:00Z');
    const half = { allowance: wanted, used: { dataInMb: 3_500, minutes: 100, texts: 150 } };
    expect(await mobile.call(`sims/${iccid}/usage`)).toMatchObject({ body: half });
    expect(await put()).toMatchObject({ body: half });
    await mobile.until('2026-12-01T10:00:00Z');
    expect(await mobile.call(`sims/${iccid}/usage`)).toMatchObject({ body: { allowance: null } });
  });

  test('of somebody who uses much is told of at 80 and at 100 per cent', async () => {
    const { iccid } = await withAllowance('heavy');
    expect(told(await mobile.until('2026-11-11T00:00:00Z'), iccid)).toEqual([]);
    expect(told(await mobile.until('2026-11-11T01:00:00Z'), iccid)).toEqual(['USAGE DATA 80']);
    expect(told(await mobile.until('2026-11-13T10:00:00Z'), iccid)).toEqual(['USAGE DATA 100']);
    expect(told(await mobile.until('2026-12-02T10:00:00Z'), iccid)).toEqual(['USAGE MINUTES 80']);
  });

  test('goes on to the SIM that replaces another, and is told of there', async () => {
    const { iccid: before, wanted } = await withAllowance('heavy');
    const iccid = mobile.card();
    await mobile.activate(iccid, before);
    await mobile.after(3 * MINUTES);
    expect(await mobile.call(`sims/${iccid}/usage`)).toMatchObject({ body: { allowance: wanted } });
    expect(await mobile.call(`sims/${before}/usage`)).toMatchObject({ body: { allowance: null } });
    const events = await mobile.until('2026-11-13T10:00:00Z');
    expect(told(events, before)).toEqual([]);
    expect(told(events, iccid)).toEqual(['USAGE DATA 80', 'USAGE DATA 100']);
  });

  test('is ended before its time by its reference, once, and told of no more; another one that is there goes on', async () => {
    const { iccid, wanted } = await withAllowance('heavy');
    const end = (reference: string) => mobile.call(`sims/${iccid}/allowance/end`, { reference });
    expect(await end('PLN-ANOTHER')).toMatchObject({ status: 200, body: { allowance: wanted } });
    for (const _ of [1, 2])
      expect(await end(wanted.reference)).toMatchObject({ status: 200, body: { allowance: null } });
    expect(told(await mobile.until('2026-11-13T10:00:00Z'), iccid)).toEqual([]);
    expect(
      await mobile.call(`sims/${mobile.card().replace(/.$/, 'x')}/allowance/end`, { reference: 'PLN-ANOTHER' }),
    ).toMatchObject({
      status: 404,
    });
  });

  test('is what ends when a number goes', async () => {
    const { iccid, wanted } = await withAllowance('works');
    const { body } = await mobile.call('moves-out', { iccid, kind: 'PAC' });
    expect(body).toMatchObject({ allowance: wanted });
  });

  test.each([
    ['sim.not-active', 'works', {}],
    ['allowance.over', 'active', { until: '2026-11-01T10:00:00.000Z' }],
    ['allowance.over', 'active', { from: '2026-10-01T10:00:00.000Z', until: '2026-10-31T10:00:00.000Z' }],
  ] as const)('is refused: %s', async (code, life, change) => {
    const body = { ...allowance, reference: `PLN-${mobile.next()}`, ...change };
    const answer = await mobile.call(`sims/${mobile.card(life)}/allowance`, body, 'PUT');
    expect(answer).toMatchObject({ status: 409, body: { code } });
  });
});

describe('what no allowance covers', () => {
  test('is charged for each evening once the brand wants it, and not twice', async () => {
    const { iccid } = await mobile.activeCard();
    for (const isCharged of [true, false, true])
      expect(await mobile.call(`sims/${iccid}/rating`, { isCharged }, 'PUT')).toMatchObject({ body: { isCharged } });
    const evening = ['CHARGED DATA 200', 'CHARGED MINUTES 6', 'CHARGED TEXTS 2'];
    expect(told(await mobile.until('2026-11-01T18:00:00Z'), iccid)).toEqual(evening);
    expect(told(await mobile.until('2026-11-02T18:00:00Z'), iccid)).toEqual(evening);
    await mobile.call(`sims/${iccid}/rating`, { isCharged: false }, 'PUT');
    expect(told(await mobile.until('2026-11-04T18:00:00Z'), iccid)).toEqual([]);
  });

  test('is what is used up alone', async () => {
    const { iccid } = await withAllowance('heavy');
    await mobile.until('2026-11-14T10:00:00Z');
    await mobile.call(`sims/${iccid}/rating`, { isCharged: true }, 'PUT');
    expect(told(await mobile.until('2026-11-14T18:00:00Z'), iccid)).toEqual(['CHARGED DATA 200']);
    await mobile.call(`sims/${iccid}/rating`, { isCharged: false }, 'PUT');
  });
});
