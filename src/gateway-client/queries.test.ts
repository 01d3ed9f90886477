import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { log } from '../runtime/log.ts';
import { createAppointments } from './appointments.ts';
import { createProducts } from './products.ts';
import { createQueries, freshForMs, retryDelayMs } from './queries.ts';
import { json, problem } from './testing/fake-fetch.ts';
import { testClient } from './testing/test-client.ts';

const appointmentId = '2f1f1c1e-0b0b-4d0d-9a9a-3c3c3c3c0002';
const planId = '7c9d2c4e-3b3f-4a55-8d1e-5f1f6f3c0001';
const availabilities = `/broadband/v1/appointments/${appointmentId}/availabilities`;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(log, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('what was read (HT-04)', () => {
  it('is fresh for 5 minutes and asked for once, then anew', async () => {
    const { gateway, asked } = testClient({ 'GET /broadband/v1/products': () => json(200, []) });
    const products = createProducts(gateway, createQueries());
    await products.listProducts();
    await vi.advanceTimersByTimeAsync(freshForMs - 1);
    await products.listProducts();
    expect(asked()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await products.listProducts();
    expect(asked()).toHaveLength(2);
  });

  it('is asked for once by two who ask at the same time', async () => {
    const { gateway, asked } = testClient({ 'GET /broadband/v1/products': () => json(200, []) });
    const products = createProducts(gateway, createQueries());
    await Promise.all([products.listProducts(), products.listProducts()]);
    expect(asked()).toHaveLength(1);
  });

  it('is not tried again on failure, and the failure is not kept', async () => {
    const answers = [() => problem(409, 'plan.unavailable'), () => json(200, [])];
    const { gateway, asked } = testClient({ 'GET /broadband/v1/products': answers });
    const products = createProducts(gateway, createQueries());
    await expect(products.listProducts()).rejects.toMatchObject({ kind: 'HttpError', status: 409 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked()).toHaveLength(1);
    await expect(products.listProducts()).resolves.toEqual([]);
  });

  it('is given up with the one who asked', async () => {
    const read = vi.fn<(signal: AbortSignal) => Promise<never>>(() => new Promise(() => undefined));
    const caller = new AbortController();
    const call = createQueries()
      .fetchFresh(['products'], read, caller.signal)
      .catch(() => 'given up');
    await vi.advanceTimersByTimeAsync(0);
    caller.abort();
    expect(await call).toBe('given up');
    expect(read.mock.calls[0]?.[0].aborted).toBe(true);
  });

  it('is forgotten by clearing, as on the way back from the error page (ER-08)', async () => {
    const { gateway, asked } = testClient({ 'GET /broadband/v1/products': () => json(200, []) });
    const queries = createQueries();
    const products = createProducts(gateway, queries);
    await products.listProducts();
    queries.clear();
    await products.listProducts();
    expect(asked()).toHaveLength(2);
  });

  it('fails at once without a connection instead of waiting for one', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const read = vi.fn<() => Promise<never>>().mockRejectedValue({ kind: 'NetworkError', message: 'offline' });
    await expect(createQueries().fetchFresh(['products'], read)).rejects.toMatchObject({ kind: 'NetworkError' });
  });

  it('waits 1, 2, 4 … and at most 30 s where a call opts in to retrying', () => {
    expect([0, 1, 2, 3, 4, 5, 20].map(retryDelayMs)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  });
});

function appointmentsOn(answers: Parameters<typeof testClient>[0]) {
  const client = testClient({ [`GET ${availabilities}`]: () => json(200, {}), ...answers });
  return { ...client, appointments: createAppointments(client.gateway, createQueries()) };
}
const readings = (asked: string[]) => asked.filter((call) => call === `GET ${availabilities}`).length;

describe('free dates', () => {
  const update = {
    appointmentId,
    date: '2026-01-19',
    slot: 'AM' as const,
    formattedSlot: '8am-12pm',
    contactFirstName: 'Rowan',
    contactLastName: 'Archer',
    contactPhoneNumber: '07700 900101',
  };

  it('are kept for 5 minutes, each block by its first date', async () => {
    const { appointments, calls } = appointmentsOn({});
    await appointments.getAvailabilities(appointmentId, null);
    await appointments.getAvailabilities(appointmentId, null);
    await appointments.getAvailabilities(appointmentId, '2026-02-02');
    expect(calls.map(({ query }) => query)).toEqual(['', '?startDate=2026-02-02']);
  });

  it.each([
    ['taken', () => json(200, {})],
    ['lost to somebody else', () => problem(409, 'appointment.taken')],
  ])('are asked for anew after one was %s', async (_, answer) => {
    const { appointments, asked } = appointmentsOn({ [`PATCH /broadband/v2/appointments/${appointmentId}`]: answer });
    await appointments.getAvailabilities(appointmentId, null);
    await appointments.updateAppointmentV2(update).catch(() => undefined);
    await appointments.getAvailabilities(appointmentId, null);
    expect(readings(asked())).toBe(2);
  });

  it('are asked for anew after a reservation', async () => {
    const { appointments, asked } = appointmentsOn({
      [`POST /broadband/v1/plans/${planId}/appointments/reservation`]: () => json(200, { status: 'FullyAccepted' }),
    });
    await appointments.getAvailabilities(appointmentId, null);
    await appointments.reservePlanAppointments(planId, { firstName: 'Rowan', lastName: 'Archer' });
    await appointments.getAvailabilities(appointmentId, null);
    expect(readings(asked())).toBe(2);
  });
});
