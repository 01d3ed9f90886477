import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestGateway, type TestBrowser, type TestGateway } from '../../testing/gateway.ts';
import { registrationProblems } from './register.rules.ts';

let site: TestGateway;
beforeAll(async () => {
  site = await createTestGateway();
});
afterAll(() => site.close());

const rowan = {
  firstName: 'Rowan',
  lastName: 'Archer',
  email: 'rowan@example.com',
  phone: '+44 7700 900101',
  password: 'correct horse battery',
  birthDate: '1988-04-12',
};

const NAME_MESSAGE = 'Use only letters, spaces, hyphens and apostrophes, and a space after a full stop';

const register = (given: object, browser: TestBrowser = site.browser()) =>
  browser.send<{ memberId: string }>('POST', '/auth-api/v1/register', given);

test('who registers is logged in, is welcomed by e-mail and can log in again (AU-10)', async () => {
  const browser = site.browser();
  await browser.get('/v1/csrf');
  const before = browser.cookies.get('sid');
  const { status, body } = await register(rowan, browser);
  expect(status).toBe(201);
  expect(body.memberId).toMatch(/^2\d{5}$/);
  expect(browser.cookies.get('sid')).not.toBe(before);
  expect((await browser.get('/member-api/v1/members/me')).body).toMatchObject({
    id: body.memberId,
    memberName: 'Rowan',
    msisdn: '07700 900101',
    memberSince: '2026-11-23',
    lastLoginTime: null,
    marketingOptIn: false,
  });
  const [message] = await site.deps.outbox.sentTo(site.deps.db, rowan.email);
  expect(message).toMatchObject({ channel: 'email', subject: 'Welcome to Testbrand' });
  const again = await site
    .browser()
    .send('POST', '/auth-api/v1/login', { email: rowan.email, password: rowan.password });
  expect(again).toMatchObject({ status: 200, body: { memberId: body.memberId } });
});

test('an e-mail belongs to one member, however it is typed, also when two register at once', async () => {
  const wren = { ...rowan, email: 'wren@example.com' };
  const answers = await Promise.all([register(wren), register({ ...wren, email: 'Wren@Example.com' })]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'email.taken',
    message: 'There is an account with this email already',
  });
  const mails = await site.deps.db.execute(`select count(*)::int as n from outbox where recipient ilike 'wren@%'`);
  expect(mails.rows).toEqual([{ n: 1 }]);
});

test.each([
  ['firstName', '', 'First name is required'],
  ['firstName', '  ', 'First name is required'],
  ['lastName', undefined, 'Last name is required'],
  ['firstName', 'R'.repeat(101), 'Max 100 characters'],
  ['password', 'p'.repeat(129), 'Max 128 characters'],
  ['firstName', 'Rowan\r\nYour account is locked', NAME_MESSAGE],
  ['lastName', 'see evil.example', NAME_MESSAGE],
  ['email', undefined, 'Email is required'],
  ['email', 'rowan', 'Enter an email address, like name@example.com'],
  ['password', 'short', 'Use at least 12 characters'],
  ['phone', '12345', 'Enter a UK phone number, like 07700 900123'],
  ['birthDate', '12/04/1988', 'Date must be in ISO 8601 format'],
  ['birthDate', '2026-11-23', 'Check your date of birth'],
  ['birthDate', '0000-01-01', 'Check your date of birth'],
  ['birthDate', '2008-11-24', 'You have to be 18 or over to join'],
])('%s "%s" is answered "%s"', async (field, value, message) => {
  const { status, body } = await register({ ...rowan, email: 'other@example.com', [field]: value });
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: 'validation.failed', fields: [{ path: `body.${field}`, message }] });
});

test('the welcome greets by name who has a plain one, and quotes nothing else', async () => {
  const bodyTo = async (email: string, firstName: string) => {
    expect((await register({ ...rowan, email, firstName })).status).toBe(201);
    const [message] = await site.deps.outbox.sentTo(site.deps.db, email);
    return message?.body;
  };
  expect(await bodyTo('zoe@example.com', 'Zoë')).toMatch(/^Hey Zoë,/);
  const body = await bodyTo('won@example.com', 'You have won a prize');
  expect(body).toMatch(/^Hey there,/);
  expect(body).not.toContain('prize');
});

test('members join from their eighteenth birthday on; a birthday of 29 February counts on 1 March (SH-21)', async () => {
  const answers = await Promise.all([
    register({ ...rowan, email: 'today@example.com', birthDate: '2008-11-23' }),
    register({ ...rowan, email: 'leap@example.com', birthDate: '2008-02-29' }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(registrationProblems({ ...rowan, birthDate: '2008-02-29' }, '2026-02-28')).toHaveLength(1);
  expect(registrationProblems({ ...rowan, birthDate: '2008-02-29' }, '2026-03-01')).toEqual([]);
});

test('a landline is kept beside the mobile number, which stays unknown', async () => {
  const browser = site.browser();
  await register({ ...rowan, email: 'landline@example.com', phone: '01632 960123' }, browser);
  const { body } = await browser.get<object>('/member-api/v1/members/me');
  expect(body).toMatchObject({ alternativePhoneNumber: '01632 960123' });
  expect(body).not.toHaveProperty('msisdn');
});

test('an account cannot be asked for without end', async () => {
  await register({ ...rowan, email: 'taken@example.com' });
  for (let tries = 0; tries < 10; tries++) await register({ ...rowan, email: 'taken@example.com' });
  expect((await register({ ...rowan, email: 'taken@example.com' })).status).toBe(429);
});
