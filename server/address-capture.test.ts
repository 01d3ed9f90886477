import { expect, test } from 'vitest';
import { createHost } from './app.ts';
import { readHostEnv } from './env.ts';

const found = {
  Id: 'LK|A|1',
  Type: 'Address',
  Text: '4 Heron Way',
  Highlight: '0-1',
  Description: 'Larkhaven, LK1 1AA',
};
const record = {
  Id: 'LK|A|1',
  Type: 'Residential',
  Language: 'ENG',
  Company: '',
  SubBuilding: '',
  BuildingNumber: '4',
  BuildingName: '',
  Street: 'Heron Way',
  SecondaryStreet: '',
  District: '',
  City: 'Larkhaven',
  Line1: '4 Heron Way',
  Line2: '',
  Line3: '',
  Line4: '',
  Line5: '',
  PostalCode: 'LK1 1AA',
  CountryName: 'United Kingdom',
  CountryIso2: 'GB',
  CountryIso3: 'GBR',
  Label: '4 Heron Way\nLarkhaven\nLK1 1AA',
  Field1: '900000001',
};

function refusal(code: string) {
  return { Items: [{ Error: code, Description: 'd', Cause: 'c', Resolution: 'r' }] };
}

/** A host whose capture service gives one answer; `asked` is what it was asked. */
function host(answer: unknown, status = 200) {
  const asked: URL[] = [];
  const env = readHostEnv({ HOST_URL: 'http://site.example.com', ADDRESS_CAPTURE_KEY: 'secret-key' });
  const { fetch } = createHost(env, {
    files: new Map(),
    isPage: () => false,
    gateway: (request) => {
      asked.push(new URL(request.url));
      return Promise.resolve(Response.json(answer, { status }));
    },
  });
  return { asked, get: (path: string) => fetch(new Request(`http://site.example.com/api/address-capture${path}`)) };
}

test('a search always sends the key, Limit 5 and Origin GBR, and the key does not come back (point 7)', async () => {
  const { asked, get } = host({ Items: [found] });
  const answer = await get('/capture-address?text=4%20heron&containerId=LK%7CS%7C9');
  expect(asked[0]?.pathname).toBe('/capture/Find/v1.10/json3.ws');
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
    Key: 'secret-key',
    Text: '4 heron',
    Container: 'LK|S|9',
    Limit: '5',
    Origin: 'GBR',
  });
  expect(await answer.json()).toEqual([
    { id: 'LK|A|1', type: 'Address', text: '4 Heron Way', description: 'Larkhaven, LK1 1AA', highlight: '0-1' },
  ]);
});

test('at most five suggestions are given, whatever the service sends (point 9)', async () => {
  const { get } = host({ Items: Array.from({ length: 8 }, () => found) });
  expect(await (await get('/capture-address?text=heron')).json()).toHaveLength(5);
});

test('the record of an address has its UPRN and the lines to show', async () => {
  const { get } = host({ Items: [record] });
  expect(await (await get('/retrieve-address?id=x')).json()).toMatchObject({
    line1: '4 Heron Way',
    city: 'Larkhaven',
    uprn: '900000001',
    display: ['4 Heron Way', 'Larkhaven', 'LK1 1AA'],
  });
});

test('a record of another kind is Unknown, and one without UPRN says null', async () => {
  const { get } = host({ Items: [{ ...record, Type: 'Antenna', Field1: '' }] });
  expect(await (await get('/retrieve-address?id=x')).json()).toMatchObject({ type: 'Unknown', uprn: null });
});

test('an id that the service does not know is a 404', async () => {
  expect((await host(refusal('1001')).get('/retrieve-address?id=x')).status).toBe(404);
});

test.each([
  ['a refused key', refusal('2'), 200],
  ['a server error', {}, 500],
  ['nonsense', { Items: 'none' }, 200],
])('%s of the service is a 502, and says nothing of the key', async (_what, answer, status) => {
  const refused = await host(answer, status).get('/capture-address?text=heron');
  expect(refused.status).toBe(502);
  expect(await refused.text()).not.toContain('secret-key');
});

test('a search without text is refused', async () => {
  const answer = await host({}).get('/capture-address');
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: 'validation.failed', fields: [{ path: 'query.text' }] });
});

test.each([
  ['/capture-address?text=a%00b', 'query.text', 'Contains characters that cannot be used'],
  ['/capture-address?text=x&containerId=%00', 'query.containerId', 'Contains characters that cannot be used'],
  ['/retrieve-address?id=%00', 'query.id', 'Contains characters that cannot be used'],
  [`/retrieve-address?id=${'x'.repeat(201)}`, 'query.id', 'Max 200 characters'],
])('%s is the caller’s mistake, and the service is not asked (ER-13)', async (path, field, message) => {
  const { asked, get } = host({ Items: [] });
  const answer = await get(path);
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    { code: 'validation.failed', message, fields: [{ path: field, message }] },
  ]);
  expect(asked).toEqual([]);
});
