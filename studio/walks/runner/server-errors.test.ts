import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import type { Fault, GatewaySession } from '../../../tests/support/browser/gateway.ts';
import { listenForServerErrors } from './server-errors.ts';

/** What a walk hears when it sets these faults and the page then gets this answer. */
async function heard(faults: Fault[], [method, path, status]: [string, string, number]): Promise<readonly string[]> {
  const listeners: ((response: unknown) => void)[] = [];
  const page = { on: (_: string, listener: (response: unknown) => void) => listeners.push(listener) };
  const session = { fault: () => Promise.resolve() };
  const { gateway, found } = listenForServerErrors(page as unknown as Page, session as unknown as GatewaySession);
  for (const fault of faults) await gateway.fault(fault);
  const url = () => `http://127.0.0.1:1${path}?from=today`;
  for (const listener of listeners) listener({ status: () => status, url, request: () => ({ method: () => method }) });
  return found();
}

const dates: [string, string, number] = ['GET', '/broadband/v1/appointments/090340e4/availabilities', 503];

describe('an answer of 500 and above', () => {
  it('is told with its call', async () =>
    expect(await heard([], dates)).toEqual(['GET /broadband/v1/appointments/090340e4/availabilities answered 503']));

  it('is as it should be where the walk has asked for it', async () => {
    expect(await heard([{ operationId: 'getAvailabilities', status: 503 }], dates)).toEqual([]);
    expect(await heard([{ operationId: 'getAvailabilities', drop: true }], dates)).toEqual([]);
    expect(await heard([{ status: 500 }], dates)).toEqual([]);
  });

  it('is told where the walk has asked for another, or for a refusal', async () => {
    expect(await heard([{ operationId: 'createOrder', status: 503 }], dates)).toHaveLength(1);
    expect(await heard([{ operationId: 'getAvailabilities', status: 404 }], dates)).toHaveLength(1);
  });

  it('may come of a call behind the web host', async () => {
    const search: [string, string, number] = ['GET', '/api/address-capture/capture-address', 502];
    expect(await heard([{ operationId: 'findCapture', status: 503 }], search)).toEqual([]);
    expect(await heard([], search)).toHaveLength(1);
  });

  it('is none below 500', async () => expect(await heard([], ['GET', '/v1/csrf', 404])).toEqual([]));
});
