import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GatewayClient } from '../../gateway-client/client.ts';
import { createPreparer } from './prepare.ts';

type Asked = { call: string; body?: unknown };

let asked: Asked[] = [];
const sentinels = [{ id: 'visits-both', kind: 'postcode', value: 'LK9 2BB', also: { streetNumber: '7' }, outcome: '' }];

/** What the gateway knows, by path. */
const known: Readonly<Record<string, unknown>> = {
  '/member-api/v1/members/me': { memberId: 'm-1', firstName: 'Jo', lastName: 'Dunnock' },
  '/broadband/v1/saved-journeys/current': { plan: { id: 'plan-1', switchId: 'switch-1' } },
  '/broadband/v2/plans/{planId}/installations': { preworkAppointment: { id: 'visit-1' } },
  '/broadband/v2/postcode-checker/address/search': { transactionId: 'ncc-1' },
  '/broadband/v1/products': [{ productId: 'fast' }],
  '/broadband/v1/plans': { id: 'plan-1', earliestActivationDate: '2026-12-01' },
};

const answer = (path: string, init?: { body?: unknown }) => {
  asked.push({ call: path, ...(init?.body !== undefined && { body: init.body }) });
  return Promise.resolve(known[path]);
};
const { prepare } = createPreparer({ base: '', GET: answer, POST: answer, PUT: answer } as unknown as GatewayClient);

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
