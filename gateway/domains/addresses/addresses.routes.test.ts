import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../../openapi/generated/gateway.d.ts';
import { CAPTURE_PREFIX } from '../../app.ts';
import { createTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { seedPremises } from './seed/seed-premises.ts';

type Schemas = components['schemas'];

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway({ ADDRESS_CAPTURE_KEY: 'a-key' });
  await seedPremises(gateway.database.db, { count: 300 });
});
afterAll(() => gateway.close());

const get = <Body>(path: string, query: Record<string, string>) =>
  gateway.browser().get<Body>(`${path}?${new URLSearchParams(query).toString()}`);

const search = (query: Record<string, string>) =>
  get<Schemas['AddressSuggestion'][]>('/address-api/addresses/search', query);

describe('our own address interface (AD-05)', () => {
  test.each(['text', 'filter'])('takes what was typed as %s', async (name) => {
    const { status, body } = await search({ [name]: '4 heron way', source: 'postcode-checker' });
    expect(status).toBe(200);
    expect(body).toEqual([
      {
        id: 'GB|LK|A|prm-1004',
        type: 'Address',
        text: '4 Heron Way',
        description: 'Larkhaven, LK1 1AA',
        highlight: '0-1,2-7,8-11',
      },
    ]);
  });

  test('gives at most five, and looks inside a container', async () => {
    expect((await search({ text: 'LK' })).body).toEqual([]);
    expect((await search({ text: 'LK1' })).body).toHaveLength(5);
    expect(
      (await search({ text: 'tern', containerId: 'GB|LK|B|B0-0-tern-house' })).body.map((each) => each.text),
    ).toEqual(['Flat 1 to Flat 3', 'Flat 4 to Flat 6']);
  });

  test('gives all homes of a postcode at once where it is asked for so many, in the order in which people count', async () => {
    const { body } = await search({ text: 'lk11aa', limit: '100' });
    expect(new Set(body.map(({ type }) => type))).toEqual(new Set(['Address']));
    const numbers = body.map(({ text }) => Number.parseInt(text.replace(/^.*, /, ''), 10));
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
    expect(body.length).toBeGreaterThan(5);
    const again = await search({ text: 'LK1 1AA', limit: '100' });
    expect(again.body.map(({ id }) => id)).toEqual(body.map(({ id }) => id));
    // What else is typed is a search as ever.
    expect((await search({ text: 'LK1 1AA 4', limit: '100' })).body.map(({ text }) => text)).toContain('4 Heron Way');
    expect((await search({ text: 'LK9 9ZZ', limit: '100' })).body).toEqual([]);
  });

  test('gives parts of a postcode that has more homes than are asked for, each of which opens', async () => {
    const { body } = await search({ text: 'LK1 1AA', limit: '5' });
    expect(body.length).toBeLessThanOrEqual(5);
    const [part] = body;
    expect(part?.type).not.toBe('Address');
    expect((await search({ text: 'LK1 1AA', containerId: part?.id ?? '' })).body.length).toBeGreaterThan(0);
    const { status } = await search({ text: 'LK1 1AA', limit: '101' });
    expect(status).toBe(400);
  });

  test.each<Record<string, string>>([{}, { text: '  ' }, { filter: ' ' }])(
    'asks for a text when there is none (AD-07): %o',
    async (query) => {
      const { status, body } = await get<Schemas['Problem']>('/address-api/addresses/search', query);
      expect(status).toBe(400);
      expect(body).toMatchObject({
        code: 'validation.failed',
        fields: [{ path: 'query.text', message: 'Enter a postcode or an address' }],
      });
    },
  );

  test('gives the full record of a flat (AD-09)', async () => {
    const { body } = await get<Schemas['RetrievedAddress']>(
      `/address-api/addresses/${encodeURIComponent('GB|LK|A|prm-1016')}`,
      {},
    );
    expect(body).toEqual({
      id: 'GB|LK|A|prm-1016',
      type: 'Residential',
      subBuilding: 'Flat 3',
      buildingName: 'Tern House',
      buildingNumber: '9',
      street: 'Heron Way',
      line1: 'Flat 3, Tern House',
      line2: '9 Heron Way',
      city: 'Larkhaven',
      postcode: 'LK1 1AA',
      countryName: 'United Kingdom',
      countryIso2: 'GB',
      countryIso3: 'GBR',
      uprn: expect.stringMatching(/^99\d{10}$/),
      display: ['Flat 3, Tern House', '9 Heron Way', 'Larkhaven', 'LK1 1AA'],
    });
  });

  test('says so when there is no such address', async () => {
    expect((await get('/address-api/addresses/nowhere', {})).status).toBe(404);
  });
});

describe('the address capture service (AD-06)', () => {
  const always = { Key: 'a-key', Limit: '5', Origin: 'GBR' };
  const find = async (query: Record<string, string>) =>
    (
      await get<{ Items: Partial<Schemas['CaptureFindItem'] & Schemas['CaptureError']>[] }>(
        `${CAPTURE_PREFIX}/Find/v1.10/json3.ws`,
        { ...always, Text: '', ...query },
      )
    ).body.Items;
  const retrieve = async (query: Record<string, string>) =>
    (
      await get<{ Items: Partial<Schemas['CaptureRetrieveItem'] & Schemas['CaptureError']>[] }>(
        `${CAPTURE_PREFIX}/Retrieve/v1.20/json3.ws`,
        { ...always, Id: '', ...query },
      )
    ).body.Items;

  test('finds a postcode, opens it, and retrieves a home with its UPRN', async () => {
    const [postcode] = await find({ Text: 'lk1 1aa' });
    expect(postcode).toEqual({
      Id: 'GB|LK|P|PLK11AA',
      Type: 'Postcode',
      Text: 'LK1 1AA',
      Highlight: '0-3,4-7',
      Description: 'Heron Way, Larkhaven - 19 Addresses',
    });
    const [part] = await find({ Text: 'lk1 1aa', Container: postcode?.Id ?? '' });
    const [home] = await find({ Container: part?.Id ?? '' });
    expect(home).toMatchObject({ Type: 'Address', Text: '1 Heron Way', Description: 'Larkhaven, LK1 1AA' });
    expect(
      await retrieve({ Id: home?.Id ?? '', field1format: '{UPRN}', field2format: '{Latitude}, {Longitude} {Nothing}' }),
    ).toMatchObject([
      {
        Id: 'GB|LK|A|prm-1001',
        Type: 'Residential',
        BuildingNumber: '1',
        SubBuilding: '',
        Street: 'Heron Way',
        Line1: '1 Heron Way',
        Line2: '',
        City: 'Larkhaven',
        PostalCode: 'LK1 1AA',
        CountryIso3: 'GBR',
        Label: '1 Heron Way\nLARKHAVEN\nLK1 1AA\nUNITED KINGDOM',
        Field1: expect.stringMatching(/^99\d{10}$/),
        Field2: expect.stringMatching(/^52\.\d+, 1\.\d+ $/),
      },
    ]);
  });

  test('leaves the UPRN empty where a home has none (AD-17)', async () => {
    const [home] = await find({ Text: '7 LK9 1NU' });
    expect(await retrieve({ Id: home?.Id ?? '', field1format: '{UPRN}' })).toMatchObject([
      { Street: 'Unlisted Walk', Field1: '' },
    ]);
  });

  test('reports errors as the only item of a successful answer', async () => {
    expect(await find({ Text: 'heron', Key: 'another' })).toMatchObject([{ Error: '2', Description: 'Unknown key' }]);
    expect(await retrieve({ Id: 'GB|LK|A|prm-1001', Key: 'another' })).toMatchObject([{ Error: '2' }]);
    expect(await find({ Text: ' ', Container: '' })).toMatchObject([
      { Error: '1001', Description: 'Text or Container Required' },
    ]);
    expect(await find({ Text: 'heron', Origin: 'FRA' })).toMatchObject([
      { Error: '1002', Description: 'Origin Invalid' },
    ]);
    expect(await retrieve({ Id: 'GB|LK|A|prm-0' })).toMatchObject([{ Error: '1001', Description: 'Id Invalid' }]);
  });
});
