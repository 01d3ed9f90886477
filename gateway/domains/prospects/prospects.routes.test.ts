import { afterAll, beforeAll, expect, test } from 'vitest';
import { prospects } from '../../db/schema/prospects.ts';
import { createTestGateway, type TestGateway } from '../../testing/gateway.ts';

let site: TestGateway;
beforeAll(async () => {
  site = await createTestGateway();
});
afterAll(() => site.close());

const NAME_MESSAGE = 'Use only letters, spaces, hyphens and apostrophes, and a space after a full stop';
const ADDRESS_MESSAGE = 'Use only letters, numbers, spaces and , . / & ( ) # ’ -, and a space after a full stop';

const send = (given: object) => site.browser().send<{ id: string }>('POST', '/broadband/v1/prospects', given);
const mailsTo = (email: string) => site.deps.outbox.sentTo(site.deps.db, email);
const rowOf = async (id: string) => (await site.deps.db.select().from(prospects)).find((row) => row.id === id);

test('a visitor registers interest for a home and gets an e-mail (RI-01, RI-02)', async () => {
  const { status, body } = await send({
    nccTransactionId: 'ncc-1',
    firstName: 'Rowan',
    lastName: 'Archer',
    email: 'rowan@example.com',
    address: { uprn: '100023336956', postcode: 'lk11aa', city: 'Larkhaven', lines: ['4 Heron Way', ' '] },
  });
  expect(status).toBe(201);
  expect(await rowOf(body.id)).toMatchObject({
    nccTransactionId: 'ncc-1',
    uprn: '100023336956',
    postcode: 'LK1 1AA',
    lines: ['4 Heron Way'],
  });
  const mails = await mailsTo('rowan@example.com');
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ subject: 'You’re on the list' });
  expect(mails[0]?.body).toContain('Testbrand broadband');
  expect(mails[0]?.body).not.toContain('Heron');
});

test('first name and e-mail are enough; inside an address the lines are needed (RI-02)', async () => {
  expect((await send({ firstName: 'Ash', email: 'ash@example.com' })).status).toBe(201);
  const withoutLines = await send({ firstName: 'Ash', email: 'ash@example.com', address: { postcode: 'LK1 1AA' } });
  expect(withoutLines).toMatchObject({ status: 400, body: { fields: [{ path: 'body.address.lines' }] } });
});

test('asking again for the same home keeps one record and sends one e-mail, and a stranger changes nothing of it', async () => {
  const address = { postcode: 'LK2 2BB', lines: ['1 Tern Row'] };
  const first = await send({
    nccTransactionId: 'ncc-2',
    firstName: 'Jay',
    lastName: 'Poe',
    email: 'jay@example.com',
    address,
  });
  const before = await rowOf(first.body.id);
  site.clock.advance(60_000);
  const again = await send({
    nccTransactionId: 'ncc-3',
    firstName: 'Somebody',
    lastName: 'Else',
    email: 'Jay@Example.com',
    address: { postcode: 'lk2-2bb', city: 'Elsewhere', lines: ['2 Other Street'] },
  });
  expect(again).toMatchObject({ status: 201, body: { id: first.body.id } });
  expect(await rowOf(first.body.id)).toEqual(before);
  expect(await mailsTo('jay@example.com')).toHaveLength(1);
  const otherHome = await send({ firstName: 'Jay', email: 'jay@example.com', uprn: '100000000001' });
  expect(otherHome.body.id).not.toBe(first.body.id);
});

test('two at once are one', async () => {
  const given = { firstName: 'Kit', email: 'kit@example.com', uprn: '100000000002' };
  const [first, second] = await Promise.all([send(given), send(given)]);
  expect(first.body.id).toBe(second.body.id);
  expect(await mailsTo('kit@example.com')).toHaveLength(1);
});

test.each([
  [{ email: 'not an e-mail' }, 'body.email', 'Enter an email address, like name@example.com'],
  [{ email: undefined }, 'body.email', 'Email is required'],
  [{ firstName: ' ' }, 'body.firstName', 'First name is required'],
  [{ firstName: 'R'.repeat(101) }, 'body.firstName', 'Max 100 characters'],
  [{ firstName: 'Claim £500 at https://evil.example\n\nNow' }, 'body.firstName', NAME_MESSAGE],
  [{ lastName: 'evil.example' }, 'body.lastName', NAME_MESSAGE],
  [{ address: { lines: ['x\n\nPlease pay at https://evil.example'] } }, 'body.address.lines.0', ADDRESS_MESSAGE],
  [{ address: { lines: ['7'], city: 'evil.example/win' } }, 'body.address.city', ADDRESS_MESSAGE],
  [
    { address: { postcode: 'nowhere', lines: ['1'] } },
    'body.address.postcode',
    'Enter a full UK postcode, like LK1 1AA',
  ],
])('%j is refused (RI-03, AD-11)', async (change, path, message) => {
  const { status, body } = await send({ firstName: 'Rowan', email: 'other@example.com', ...change });
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: 'validation.failed', fields: [{ path, message }] });
});

test('a stranger’s e-mail quotes nothing that could be a message', async () => {
  const email = 'quoted@example.com';
  await send({ firstName: 'You have won a prize', email, address: { lines: ['Ring the number below'] } });
  const [mail] = await mailsTo(email);
  expect(mail?.body).toMatch(/^Hey there,/);
  expect(mail?.body).not.toMatch(/prize|number below/);
});

const toStranger = (n: number) => send({ firstName: 'Rowan', email: 'stranger@example.com', uprn: String(n) });

test('nobody can have a stranger e-mailed without end', async () => {
  for (let tries = 0; tries < 10; tries++) expect((await toStranger(tries)).status).toBe(201);
  expect((await toStranger(10)).status).toBe(429);
});
