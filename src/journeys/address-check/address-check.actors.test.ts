import { afterEach, describe, expect, it, vi } from 'vitest';
import { addressCheckMachine } from '../../../machines/address-check/address-check.machine.ts';
import type { Wire } from '../../../machines/shared/wire.ts';
import { log } from '../../runtime/log.ts';
import { createAddresses } from '../../gateway-client/addresses.ts';
import { createQueries } from '../../gateway-client/queries.ts';
import { json, problem } from '../../gateway-client/testing/fake-fetch.ts';
import { runActor } from '../../gateway-client/testing/run-actor.ts';
import { testClient } from '../../gateway-client/testing/test-client.ts';
import { createAddressCheckActors, queryOf } from './address-check.actors.ts';

const capture = '/api/address-capture/capture-address';
const check = '/broadband/v2/postcode-checker/address/search';
const heronWay: Wire<'RetrievedAddress'> = {
  id: 'LK|A|1001',
  type: 'Residential',
  buildingNumber: '4',
  street: 'Heron Way',
  line1: '4 Heron Way',
  city: 'Larkhaven',
  postcode: 'LK1 1AA',
  countryName: 'United Kingdom',
  countryIso2: 'GB',
  countryIso3: 'GBR',
  uprn: '100000001001',
  display: ['4 Heron Way', 'Larkhaven', 'LK1 1AA'],
};

function actorsOn(answers: Parameters<typeof testClient>[0]) {
  const client = testClient(answers);
  const actors = createAddressCheckActors(createAddresses(client.gateway, createQueries()));
  // Types: the machine takes them as they are.
  addressCheckMachine.provide({ actors });
  return { ...client, actors };
}

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

const typed = { text: 'Heron Way', containerId: null, lookup: 'capture', wantsAllHomes: false } as const;

describe('the address search', () => {
  it('sends the text, and the container only when one is open (AD-05, AD-08)', async () => {
    const { actors, calls } = actorsOn({ [`GET ${capture}`]: () => json(200, []) });
    await runActor(actors.searchAddresses, { ...typed, text: ' Heron Way ' });
    await runActor(actors.searchAddresses, { ...typed, containerId: 'LK|C|7' });
    expect(calls.map(({ query }) => query)).toEqual(['?text=Heron%20Way', '?text=Heron%20Way&containerId=LK%7CC%7C7']);
  });

  it('rejects with a Failure', async () => {
    vi.spyOn(log, 'warn').mockReturnValue();
    const { actors } = actorsOn({ [`GET ${capture}`]: () => problem(429, 'rate.limited') });
    const search = runActor(actors.searchAddresses, typed);
    await expect(search).rejects.toMatchObject({ kind: 'HttpError', status: 429, code: 'rate.limited' });
  });
});

describe('a retrieved address', () => {
  it('is checked by postcode, number and UPRN', async () => {
    const { actors, calls } = actorsOn({ 'GET /api/address-capture/retrieve-address': () => json(200, heronWay) });
    const query = await runActor(actors.retrieveAddress, { id: heronWay.id, lookup: 'capture' });
    expect(query).toEqual({ postcode: 'LK1 1AA', streetNumber: '4', uprn: '100000001001' });
    expect(calls[0]?.query).toBe('?id=LK%7CA%7C1001');
  });

  it('sends the name of a home without a number (AD-02)', () => {
    const { buildingNumber: _, ...numberless } = heronWay;
    expect(queryOf({ ...numberless, buildingName: 'Tern House' }).streetNumber).toBe('Tern House');
    expect(queryOf({ ...numberless, company: 'Tern Ltd' }).streetNumber).toBe('Tern Ltd');
    expect(queryOf(numberless).streetNumber).toBe('4 Heron Way');
    expect(queryOf({ ...numberless, company: `Tern ${'x'.repeat(100)}` }).streetNumber).toBe(`Tern ${'x'.repeat(95)}`);
  });

  it('says which flat it is, and does without a UPRN', () => {
    const flat = { ...heronWay, subBuilding: 'Flat 3', buildingName: 'Tern House', buildingNumber: '12', uprn: null };
    expect(queryOf(flat)).toEqual({ postcode: 'LK1 1AA', streetNumber: 'Flat 3, Tern House, 12' });
  });
});

describe('the look-up of the gateway (SC-10: address-lookup-spike)', () => {
  it('is asked in place of the capture service, with who asks (AD-05)', async () => {
    const { actors, calls, asked } = actorsOn({
      'GET /address-api/addresses/search': () => json(200, []),
      [`GET /address-api/addresses/${encodeURIComponent(heronWay.id)}`]: () => json(200, heronWay),
    });
    await runActor(actors.searchAddresses, {
      ...typed,
      text: 'heron way ',
      containerId: 'LK|C|7',
      lookup: 'addressApi',
    });
    const query = await runActor(actors.retrieveAddress, { id: heronWay.id, lookup: 'addressApi' });
    expect(asked()).toHaveLength(2);
    expect(Object.fromEntries(new URLSearchParams(calls[0]?.query))).toEqual({
      text: 'heron way',
      source: 'order-broadband',
      containerId: 'LK|C|7',
    });
    expect(calls[1]?.headers.get('source')).toBe('order-broadband');
    expect(query).toEqual({ postcode: 'LK1 1AA', streetNumber: '4', uprn: '100000001001' });
  });

  it('is asked for up to a hundred homes of a postcode at once', async () => {
    const { actors, calls } = actorsOn({ 'GET /address-api/addresses/search': () => json(200, []) });
    await runActor(actors.searchAddresses, {
      text: 'lk11aa ',
      containerId: null,
      lookup: 'addressApi',
      wantsAllHomes: true,
    });
    expect(calls[0]?.query).toBe('?text=lk11aa&source=order-broadband&limit=100');
  });
});

describe('the coverage check', () => {
  const result = { status: 'NO_PRODUCTS', premises: [], transactionId: 'ncc-1' };

  it('asks for postcode and street number', async () => {
    const { actors, calls } = actorsOn({ [`GET ${check}`]: () => json(200, result) });
    const found = await runActor(actors.checkAddress, { postcode: 'LK1 1AA', streetNumber: '4' });
    expect(found).toEqual(result);
    expect(calls[0]?.query).toBe('?postcode=LK1%201AA&streetNumber=4');
  });

  it('sends the UPRN and the version that is preferred in this browser (SC-19)', async () => {
    localStorage.setItem('vendorApiVersion', 'v3');
    const { actors, calls } = actorsOn({ [`GET ${check}`]: () => json(200, result) });
    await runActor(actors.checkAddress, { postcode: 'LK1 1AA', streetNumber: '4', uprn: '1' });
    expect(calls[0]?.query).toBe('?postcode=LK1%201AA&streetNumber=4&uprn=1&vendorApiVersion=v3');
  });
});
