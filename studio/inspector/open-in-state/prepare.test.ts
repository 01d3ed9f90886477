import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { availabilityOf } from '../../../machines/select-appointment/select-appointment.cases.ts';
import type { GatewayClient } from '../../../src/gateway-client/client.ts';
import { createPreparer } from './prepare.ts';
import type { Preparation } from './way.types.ts';

type Asked = { call: string; body?: unknown };

let asked: Asked[] = [];
const sentinels = [{ id: 'visits-both', kind: 'postcode', value: 'LK9 2BB', also: { streetNumber: '7' }, outcome: '' }];

/** What the gateway knows, by path. */
const known: Readonly<Record<string, unknown>> = {
  '/member-api/v1/members/me': { memberId: 'm-1', firstName: 'Jo', lastName: 'Dunnock' },
  '/broadband/v1/saved-journeys/current': { plan: { id: 'plan-1', switchId: 'switch-1' } },
  '/broadband/v2/plans/{planId}/installations': {
    preworkAppointmentRequired: true,
    inhomeAppointmentRequired: true,
    preworkAppointment: { id: 'visit-1', startDateForAppointment: '2026-12-02' },
    inhomeAppointment: { id: 'visit-2', startDateForAppointment: '2026-12-02' },
  },
  '/broadband/v2/appointments/{appointmentId}': { id: 'visit-1', notesForEngineer: null, expired: false },
  '/broadband/v1/appointments/{appointmentId}/availabilities': availabilityOf(
    ['2026-12-02', 'AM'],
    ['2026-12-09', 'AM'],
  ),
  '/broadband/v2/postcode-checker/address/search': { transactionId: 'ncc-1' },
  '/broadband/v1/products': [{ productId: 'fast' }],
  '/broadband/v1/orders': { id: 'order-1' },
  '/broadband/v1/plans': { id: 'plan-1', earliestActivationDate: '2026-12-01' },
};

const answer = (path: string, init?: { body?: unknown }) => {
  asked.push({ call: path, ...(init?.body !== undefined && { body: init.body }) });
  return Promise.resolve(known[path]);
};
const { prepare: prepareFor } = createPreparer({
  base: '',
  GET: answer,
  POST: answer,
  PUT: answer,
  PATCH: answer,
} as unknown as GatewayClient);
const going = new AbortController().signal;
const prepare = (all: readonly Preparation[], scope: string, signal = going) => prepareFor(all, scope, signal);

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', (path: string, { body }: { body?: string } = {}) => {
    if (body !== undefined) asked.push({ call: path, body: JSON.parse(body) as unknown });
    return Promise.resolve(new Response(JSON.stringify(path.endsWith('/sentinels') ? sentinels : {})));
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('what a way needs', () => {
  it('is a plan at a test home, made as its member would make it', async () => {
    await prepare([{ do: 'draftPlan', home: 'visits-both' }], 'tab-1');
    expect(asked.at(-1)).toEqual({
      call: '/broadband/v1/plans/{planId}/customisation',
      body: { productId: 'fast', meshWifi: true, connectionDate: '2026-12-01' },
    });
  });

  it('is a fault for the fresh page alone, about what the member really has', async () => {
    const body = { status: 'Rejected', rejected: ['‹=installation.preworkAppointment.id›'], of: '‹=plan.switchId›' };
    await prepare([{ do: 'fault', operationId: 'reserve', body }], 'tab-1');
    expect(asked.at(-1)).toEqual({
      call: '/test-tools/v1/faults',
      body: {
        operationId: 'reserve',
        scope: 'tab-1',
        times: 1,
        body: { status: 'Rejected', rejected: ['visit-1'], of: 'switch-1' },
      },
    });
  });

  it('is an answer that leaves something out of what the gateway knows', async () => {
    const body = { '...': '‹=member›', lastName: null };
    await prepare([{ do: 'fault', operationId: 'getMember', body }], 'tab-1');
    expect(asked.at(-1)?.body).toMatchObject({ body: { memberId: 'm-1', firstName: 'Jo' } });
    expect(JSON.stringify(asked.at(-1))).not.toContain('lastName');
  });

  it('is a visit that has run out, as the gateway knows it otherwise', async () => {
    const body = { '...': '‹=outsideVisit›', expired: true };
    await prepare([{ do: 'fault', operationId: 'getAppointmentV2', body }], 'tab-1');
    expect(asked.at(-1)?.body).toMatchObject({ body: { id: 'visit-1', notesForEngineer: null, expired: true } });
  });

  it('is visits with their first free dates, the later one late enough', async () => {
    await prepare([{ do: 'chooseDates' }], 'tab-1');
    const sent = asked.filter(({ body }) => body !== undefined);
    expect(sent.map(({ body }) => body)).toMatchObject([
      {},
      { appointmentId: 'visit-1', date: '2026-12-02', slot: 'AM' },
      { appointmentId: 'visit-2', date: '2026-12-09', slot: 'AM' },
    ]);
  });

  it('is an order, placed once its visits are held and its contract is there', async () => {
    const prepared = await prepare([{ do: 'placeOrder', home: 'visits-both' }], 'tab-1');
    expect(prepared).toEqual({ orderId: 'order-1' });
    const calls = asked.map(({ call }) => call);
    expect(calls.slice(-3)).toEqual([
      '/broadband/v1/plans/{planId}/appointments/reservation',
      '/broadband/v1/plans/{planId}/pre-contracts',
      '/broadband/v1/orders',
    ]);
    expect(asked.at(-1)?.body).toEqual({ planId: 'plan-1', contractAccepted: true });
    expect(calls.lastIndexOf('/broadband/v2/appointments/{appointmentId}')).toBeLessThan(calls.length - 3);
  });

  it('is nothing more once it is called off', async () => {
    const run = new AbortController();
    run.abort();
    await expect(prepare([{ do: 'register' }], 'tab-1', run.signal)).rejects.toThrow('aborted');
    expect(asked).toEqual([]);
  });

  it('is somebody who has never been here', async () => {
    await prepare([{ do: 'register' }, { do: 'register', firstName: 'Jo' }], 'tab-1');
    const [one, other] = asked.map(({ body }) => body as { email: string; firstName: string });
    expect(other?.firstName).toBe('Jo');
    expect(one?.email).not.toBe(other?.email);
  });

  it('says so when the gateway has no such test data', async () => {
    await expect(prepare([{ do: 'logIn', member: 'unicorn' }], 'tab-1')).rejects.toThrow('no test data "unicorn"');
  });
});
