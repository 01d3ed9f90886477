import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loading, riverbourne, started } from '../../../machines/switch-provider/switch-provider.cases.ts';
import { switchProviderMachine } from '../../../machines/switch-provider/switch-provider.machine.ts';
import { log } from '../../runtime/log.ts';
import { createInstallations } from '../../gateway-client/installations.ts';
import { createPlans } from '../../gateway-client/plans.ts';
import { createQueries } from '../../gateway-client/queries.ts';
import { createSwitches } from '../../gateway-client/switches.ts';
import { empty, json, problem } from '../../gateway-client/testing/fake-fetch.ts';
import { runActor } from '../../gateway-client/testing/run-actor.ts';
import { testClient } from '../../gateway-client/testing/test-client.ts';
import { createSwitchProviderActors } from './switch-provider.actors.ts';

const planId = '7c9d2c4e-3b3f-4a55-8d1e-5f1f6f3c0001';
const all = '/broadband/v1/switches';
const one = `${all}/${loading.id}`;
const installations = `/broadband/v2/plans/${planId}/installations`;

function actorsOn(answers: Parameters<typeof testClient>[0]) {
  const client = testClient(answers);
  const actors = createSwitchProviderActors({
    switches: createSwitches(client.gateway, createQueries()),
    plans: createPlans(client.gateway),
    installations: createInstallations(client.gateway),
  });
  // Types: the machine takes them as they are.
  switchProviderMachine.provide({ actors });
  return { ...client, actors };
}

beforeEach(() => void vi.spyOn(log, 'warn').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

const request = {
  switchId: null,
  planId,
  transactionId: 'ncc-1',
  providerId: riverbourne.id,
  lastName: 'Fairweather',
  accountNumber: '',
};

describe('the providers', () => {
  it('are read once for five minutes (SW-02, HT-04)', async () => {
    const { actors, asked } = actorsOn({ 'GET /broadband/v1/communication-providers': () => json(200, [riverbourne]) });
    expect(await runActor(actors.loadProviders, {})).toEqual([riverbourne]);
    await runActor(actors.loadProviders, {});
    expect(asked()).toEqual(['GET /broadband/v1/communication-providers']);
  });
});

describe('the request for a match', () => {
  it('always says which plan, and the account number only where there is one (SW-03)', async () => {
    const { actors, calls } = actorsOn({ [`POST ${all}`]: () => json(201, loading) });
    await runActor(actors.requestMatch, request);
    await runActor(actors.requestMatch, { ...request, accountNumber: '100200300' });
    const body = { planId, nccTransactionId: 'ncc-1', losingProviderId: 'RBRN', lastName: 'Fairweather' };
    expect(calls.map((call) => call.body)).toEqual([body, { ...body, losingProviderAccountNumber: '100200300' }]);
  });

  it('replaces the one that is there (SW-04)', async () => {
    const { actors, asked } = actorsOn({ [`PUT ${one}`]: () => json(200, loading) });
    await runActor(actors.requestMatch, { ...request, switchId: loading.id });
    expect(asked()).toEqual([`PUT ${one}`]);
  });

  it('finds the one that was asked for in another tab, and replaces that', async () => {
    const { actors, asked } = actorsOn({
      [`POST ${all}`]: () => problem(409, 'switch.exists'),
      [`GET /broadband/v1/plans/${planId}`]: () => json(200, { id: planId, switchId: loading.id }),
      [`PUT ${one}`]: () => json(200, loading),
    });
    expect(await runActor(actors.requestMatch, request)).toEqual(loading);
    expect(asked()).toEqual([`POST ${all}`, `GET /broadband/v1/plans/${planId}`, `PUT ${one}`]);
  });

  it.each([
    [409, 'switch.withdrawn'],
    [404, 'switch.not-found'],
  ])('begins anew where the one that was there is over: %i %s', async (status, code) => {
    const { actors } = actorsOn({
      [`PUT ${one}`]: () => problem(status, code),
      [`POST ${all}`]: () => json(201, loading),
    });
    expect(await runActor(actors.requestMatch, { ...request, switchId: loading.id })).toEqual(loading);
  });

  it.each([
    [{ ...request, switchId: loading.id }, `PUT ${one}`, 'switch.ordered'],
    [request, `POST ${all}`, 'switch.not-found'],
  ])('is sent once where it fails for another reason', async (input, call, code) => {
    const { actors, asked } = actorsOn({ [call]: () => problem(409, code) });
    await expect(runActor(actors.requestMatch, input)).rejects.toMatchObject({ code });
    expect(asked()).toEqual([call]);
  });

  it('fails with a Failure otherwise', async () => {
    const { actors } = actorsOn({
      [`POST ${all}`]: [
        () => problem(409, 'provider.suspended'),
        () => problem(409, 'switch.exists'),
        () => problem(409, 'switch.exists'),
      ],
      [`GET /broadband/v1/plans/${planId}`]: [
        () => json(200, { id: planId, switchId: null }),
        () => json(200, { id: planId }),
      ],
    });
    await expect(runActor(actors.requestMatch, request)).rejects.toMatchObject({ code: 'provider.suspended' });
    await expect(runActor(actors.requestMatch, request)).rejects.toMatchObject({ code: 'switch.exists' });
    await expect(runActor(actors.requestMatch, request)).rejects.toMatchObject({ code: 'switch.exists' });
  });
});

describe('the consent', () => {
  it('names the offer that was chosen, and ties the switch to the installation (SW-04, SW-13)', async () => {
    const { actors, calls, asked } = actorsOn({
      [`PATCH ${one}`]: () => json(200, started),
      [`POST ${installations}`]: () => json(200, { id: 'i' }),
    });
    const consent = { switchId: loading.id, planId, isV2: true };
    expect(await runActor(actors.startSwitch, { ...consent, reference: 'other' })).toEqual(started);
    await runActor(actors.startSwitch, { ...consent, reference: null });
    expect(asked().slice(0, 2)).toEqual([`PATCH ${one}`, `POST ${installations}`]);
    expect(calls.map(({ body }) => body)).toEqual([
      { consent: true, reference: 'other' },
      { switchId: loading.id },
      { consent: true },
      { switchId: loading.id },
    ]);
  });
});

describe('going on without', () => {
  it('withdraws the request; one that is gone is fine', async () => {
    const { actors, asked } = actorsOn({ [`DELETE ${one}`]: [empty, () => problem(404, 'switch.not-found')] });
    await runActor(actors.withdrawSwitch, { switchId: loading.id });
    await runActor(actors.withdrawSwitch, { switchId: loading.id });
    expect(asked()).toHaveLength(2);
  });

  it('fails where the switch was ordered already', async () => {
    const { actors } = actorsOn({ [`DELETE ${one}`]: () => problem(409, 'switch.ordered') });
    await expect(runActor(actors.withdrawSwitch, { switchId: loading.id })).rejects.toMatchObject({
      code: 'switch.ordered',
    });
  });
});
