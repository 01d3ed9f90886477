import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seedMembers } from '../../seed/members.ts';
import { createTestGateway, type TestGateway } from '../../testing/gateway.ts';

const AT = '/member-api/v1/members/me';

let site: TestGateway;
let alex: ReturnType<TestGateway['browser']>;
beforeAll(async () => {
  site = await createTestGateway();
});
beforeEach(async () => {
  await seedMembers(site.deps.db);
  alex = site.browser();
  await alex.logInAs('100001');
});
afterAll(() => site.close());

const profile = async () => (await alex.get<Record<string, unknown>>(AT)).body;
const change = (body: unknown) => alex.send('PATCH', AT, body);
const mails = () => site.deps.outbox.sentTo(site.deps.db, 'alex.finch@example.com');

const billing = { line1: ' 9 Tern Row ', line2: ' ', city: 'Larkhaven', postcode: 'lk12ab', type: 'BILLING' };

describe('a member changes one part of their profile, and the rest stays as it is (AU-04)', () => {
  test.each([
    ['the title', { title: ' Dr ' }, { title: 'Dr' }],
    ['no title', { title: null }, { title: null }],
    ['the first name', { firstName: ' Sandy ' }, { firstName: 'Sandy' }],
    ['another phone number', { alternativePhoneNumber: '+44 1632 960999' }, { alternativePhoneNumber: '01632 960999' }],
    ['no other phone number', { alternativePhoneNumber: null }, { alternativePhoneNumber: null }],
    ['one preference', { marketingPrefsPostal: true }, { marketingPrefsPostal: true }],
    [
      'every preference',
      {
        notifyPromotions: false,
        marketingOptIn: false,
        marketingPrefsServicePlus: true,
        marketingPrefsProducts: false,
        marketingPrefs3PartiesInternal: true,
        marketingPrefs3PartiesExternal: true,
        marketingPrefsPostal: true,
      },
      {
        notifyPromotions: false,
        marketingOptIn: false,
        marketingPrefsServicePlus: true,
        marketingPrefsProducts: false,
        marketingPrefs3PartiesInternal: true,
        marketingPrefs3PartiesExternal: true,
        marketingPrefsPostal: true,
      },
    ],
    [
      'the addresses',
      { addresses: [billing] },
      {
        addresses: [
          { line1: '9 Tern Row', city: 'Larkhaven', postcode: 'LK1 2AB', country: 'United Kingdom', type: 'BILLING' },
        ],
      },
    ],
    ['no addresses', { addresses: [] }, { addresses: [] }],
    ['nothing', {}, {}],
  ])('%s, also when it is sent twice', async (_what, sent, kept) => {
    const before = await profile();
    const changed = { status: 200, body: { ...before, ...kept } };
    expect(await change(sent)).toMatchObject(changed);
    expect(await change(sent)).toMatchObject(changed);
    expect(await profile()).toEqual({ ...before, ...kept });
  });
});

test('two parts that are changed at the same moment are both kept', async () => {
  await Promise.all([change({ title: 'Dr' }), change({ marketingPrefsPostal: true })]);
  expect(await profile()).toMatchObject({ title: 'Dr', marketingPrefsPostal: true });
});

test('what belongs to the SIM, to log-in and to the contract is not changed, whatever is sent', async () => {
  const before = await profile();
  await change({ id: '100002', msisdn: '07700 900999', email: 'a@example.com', hasMfa: true, birthDate: '2000-01-01' });
  expect(await profile()).toEqual(before);
});

describe('what cannot be taken is refused at its field, and nothing of it is kept', () => {
  const home = { ...billing, type: 'HOME' };
  test.each([
    [{ title: ' ' }, 'body.title', 'Enter a title'],
    [{ title: 'evil.example' }, 'body.title', 'Use only letters and spaces, and a space after a full stop'],
    [{ firstName: '' }, 'body.firstName', 'First name is required'],
    [{ lastName: ' ' }, 'body.lastName', 'Last name is required'],
    [{ alternativePhoneNumber: '12345' }, 'body.alternativePhoneNumber', 'Enter a UK phone number, like 07700 900123'],
    [{ addresses: [home, { ...billing, line1: ' ' }] }, 'body.addresses.1.line1', 'First line of address is required'],
    [{ addresses: [{ ...home, city: '' }] }, 'body.addresses.0.city', 'Town or city is required'],
    [{ addresses: [{ ...home, postcode: 'LK1' }] }, 'body.addresses.0.postcode', 'Enter a UK postcode, like LK1 2AB'],
    [{ addresses: [{ ...home, type: 'OFFICE' }] }, 'body.addresses.0.type', 'Enter HOME or BILLING'],
    [{ addresses: [home, home] }, 'body.addresses.1.type', 'Enter one address of each type'],
    [{ addresses: [home, billing, home] }, 'body.addresses', 'Enter one home address and one billing address at most'],
  ])('%j', async (sent, path, message) => {
    const before = await profile();
    const { status, body } = await change({ marketingPrefsPostal: true, ...sent });
    expect({ status, body }).toMatchObject({ status: 400, body: { fields: [{ path, message }] } });
    expect(await profile()).toEqual(before);
  });
});

describe('the owner is told by email', () => {
  test('once, that their full name is another one', async () => {
    const before = (await mails()).length;
    await change({ lastName: 'Wagtail' });
    await change({ lastName: 'Wagtail' });
    expect(await mails()).toHaveLength(before + 1);
    expect((await mails()).map(({ subject }) => subject)).toContain('Your name was changed');
  });

  test('of nothing else', async () => {
    const before = (await mails()).length;
    await change({ title: 'Dr', marketingOptIn: false, addresses: [billing] });
    expect(await mails()).toHaveLength(before);
  });

  test('not of a name that was missing', async () => {
    const jo = site.browser();
    await jo.logInAs('100003');
    await jo.send('PATCH', AT, { firstName: 'Jo', lastName: 'Dunnock' });
    expect(await site.deps.outbox.sentTo(site.deps.db, 'jo.dunnock@example.com')).toEqual([]);
  });
});
