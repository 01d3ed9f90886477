import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../openapi/generated/gateway.d.ts';
import { fullUpdate } from '../testing/visits.ts';
import { checkHome, productIds, siteWithHomes } from '../testing/customer.ts';
import type { TestGateway } from '../testing/gateway.ts';
import { newCustomer, type Customer } from './journeys.ts';

type Problem = components['schemas']['Problem'];

/** The words of specification, points 5 and 8, as they come over the wire. */
let site: TestGateway;
let customer: Customer;
beforeAll(async () => {
  site = await siteWithHomes();
  customer = await newCustomer(site, 'Rowan');
});
afterAll(() => site.close());

const at = {
  v1: () => `/broadband/v1/appointments/${customer.open.appointmentId}`,
  v2: () => `/broadband/v2/appointments/${customer.open.appointmentId}`,
  plan: () => `/broadband/v1/plans/${customer.open.planId}`,
  installation: () => `/broadband/v1/installations/${customer.open.installationId}`,
};

/** Status, code and message of a refusal, and the fields it names. */
async function refusal(method: 'POST' | 'PUT' | 'PATCH', path: string, body: unknown) {
  const { status, body: problem } = await customer.browser.send<Problem>(method, path, body);
  return { status, code: problem.code, message: problem.message, fields: problem.fields?.map((each) => each.path) };
}

const badField = (field: string, message: string) => ({
  status: 400,
  code: 'validation.failed',
  message,
  fields: [`body.${field}`],
});

describe('choosing date, slot and contact (BK-26, BK-27)', () => {
  test.each([
    ['appointmentId', 'Invalid appointment ID'],
    ['date', 'Appointment date is required'],
    ['slot', 'Appointment slot is required'],
    ['contactFirstName', 'First name is required'],
    ['contactLastName', 'Last name is required'],
    ['contactPhoneNumber', 'Phone number is required'],
    ['formattedSlot', 'Formatted slot is required'],
  ])('without %s: %s', async (field, message) => {
    const full = fullUpdate(customer.open.appointmentId);
    expect(await refusal('PATCH', at.v2(), { ...full, [field]: undefined })).toEqual(badField(field, message));
    expect(await refusal('PATCH', at.v2(), { ...full, [field]: '' })).toEqual(badField(field, message));
  });

  test('an appointment id that is no uuid, in body and path', async () => {
    const full = { ...fullUpdate(customer.open.appointmentId), appointmentId: '12' };
    expect(await refusal('PATCH', at.v2(), full)).toEqual(badField('appointmentId', 'Invalid appointment ID'));
    expect(await refusal('PATCH', '/broadband/v2/appointments/12', full)).toMatchObject({
      message: 'Invalid appointment ID',
      fields: ['path.appointmentId', 'body.appointmentId'],
    });
  });

  test('a date that is none is answered "Date must be in ISO 8601 format" (HT-07)', async () => {
    for (const date of ['08/12/2026', '2026-02-30', 'soon'])
      expect(await refusal('PATCH', at.v2(), { ...fullUpdate(customer.open.appointmentId), date })).toEqual(
        badField('date', 'Date must be in ISO 8601 format'),
      );
  });

  test('a date outside the window is answered with code invalid.request (BK-22)', async () => {
    const full = fullUpdate(customer.open.appointmentId, '2027-06-01');
    expect(await refusal('PATCH', at.v2(), full)).toMatchObject({
      status: 400,
      code: 'invalid.request',
      message: 'Sorry, dates not available yet. Choose an earlier date.',
    });
  });
});

/** All that a creation in the older form must have. */
const creation = () => ({
  installationId: customer.open.installationId,
  visitType: 'IN_HOME',
  primaryContactName: 'Rowan Archer',
  primaryContactMobile: '07700 900101',
  installAccessType: 'SOMEONE_HOME',
});

describe('creating an appointment (BK-10)', () => {
  test.each([
    ['primaryContactName', '', 'Primary contact name is required'],
    ['primaryContactName', undefined, 'Primary contact name is required'],
    ['primaryContactMobile', '', 'Primary contact mobile is required'],
    ['primaryContactMobile', undefined, 'Primary contact mobile is required'],
    ['installAccessType', '', 'Access type is required'],
    ['installAccessType', undefined, 'Access type is required'],
    ['visitType', 'SURVEY', 'Visit type must be IN_HOME or PRE_WORK'],
    ['installationId', '12', 'Invalid installation ID'],
  ])('%s "%s": %s', async (field, value, message) => {
    expect(await refusal('POST', `${at.installation()}/appointments`, { ...creation(), [field]: value })).toEqual(
      badField(field, message),
    );
  });

  test('the rest is optional', async () => {
    const { status } = await customer.browser.send('POST', `${at.installation()}/appointments`, creation());
    expect(status).toBe(201);
  });
});

describe('an update in the older form (BK-25)', () => {
  test.each([
    ['primaryContactName', 'Primary contact name is required'],
    ['primaryContactMobile', 'Primary contact mobile is required'],
  ])('a contact without %s: %s', async (field, message) => {
    const full = { primaryContactName: 'Rowan Archer', primaryContactMobile: '07700 900101' };
    for (const value of ['', undefined])
      expect(await refusal('PATCH', at.v1(), { contactDetails: { ...full, [field]: value } })).toEqual(
        badField(`contactDetails.${field}`, message),
      );
  });

  test('no contact at all is right, and the answer is a text', async () => {
    const answer = await customer.browser.send('PATCH', at.v1(), { notesForEngineer: 'Ring the lower bell' });
    expect([answer.status, typeof answer.body]).toEqual([200, 'string']);
  });
});

describe('notes for the engineer: 250 characters, and not one more (BK-24)', () => {
  const fields: [name: string, method: 'POST' | 'PUT' | 'PATCH', path: () => string, body: (text: string) => object][] =
    [
      ['notesForEngineer', 'PATCH', at.v1, (notesForEngineer) => ({ notesForEngineer })],
      ['notes.healthAndSafety', 'PATCH', at.v1, (healthAndSafety) => ({ notes: { healthAndSafety } })],
      [
        'notes.engineerInstructions',
        'PATCH',
        at.v2,
        (engineerInstructions) => ({
          ...fullUpdate(customer.open.appointmentId, '2026-12-16'),
          notes: { engineerInstructions },
        }),
      ],
      [
        'healthAndSafety',
        'PUT',
        () => `${at.plan()}/installations/${customer.open.installationId}/notes`,
        (healthAndSafety) => ({ healthAndSafety }),
      ],
      [
        'engineerNotes',
        'POST',
        () => `${at.installation()}/appointments`,
        (engineerNotes) => ({ ...creation(), engineerNotes }),
      ],
    ];

  test.each(fields)('%s by %s', async (name, method, path, body) => {
    const right = await customer.browser.send(method, path(), body('é'.repeat(250)));
    expect(right.status).toBeLessThan(300);
    expect(await refusal(method, path(), body('x'.repeat(251)))).toEqual(badField(name, 'Max 250 characters'));
  });
});

describe('names of who is met (RS-02)', () => {
  test.each([
    ['firstName', 'First name is required'],
    ['lastName', 'Last name is required'],
  ])('a reservation without %s: %s', async (field, message) => {
    const contactDetails = { firstName: 'Rowan', lastName: 'Archer' };
    for (const value of ['', undefined])
      expect(
        await refusal('POST', `${at.plan()}/appointments/reservation`, {
          contactDetails: { ...contactDetails, [field]: value },
        }),
      ).toEqual(badField(`contactDetails.${field}`, message));
  });
});

describe('names of all languages, and no messages in their place', () => {
  const calls: [string, 'POST' | 'PATCH', () => string, string, (name: string) => object][] = [
    [
      'a reservation',
      'POST',
      () => `${at.plan()}/appointments/reservation`,
      'contactDetails.lastName',
      (lastName) => ({ contactDetails: { firstName: 'Rowan', lastName } }),
    ],
    [
      'a chosen date',
      'PATCH',
      at.v2,
      'contactFirstName',
      (contactFirstName) => ({ ...fullUpdate(customer.open.appointmentId, '2026-12-16'), contactFirstName }),
    ],
    [
      'the member',
      'PATCH',
      () => '/member-api/v1/members/me',
      'lastName',
      (lastName) => ({ firstName: 'Ro', lastName }),
    ],
    [
      'the older form',
      'PATCH',
      at.v1,
      'contactDetails.primaryContactName',
      (primaryContactName) => ({ contactDetails: { primaryContactName, primaryContactMobile: '07700 900101' } }),
    ],
  ];

  test.each(calls)('in %s', async (_, method, path, field, body) => {
    const message = 'Use only letters, spaces, hyphens and apostrophes, and a space after a full stop';
    for (const name of ['https://evil.example', 'evil.example', 'Rowan\nBcc: all', 'Rowan 2', '<b>'])
      expect(await refusal(method, path(), body(name))).toEqual(badField(field, message));
    for (const name of ['O’Brien', 'Zoë', 'Łukasz', '李小龍', 'ශ්‍රී'])
      expect((await customer.browser.send(method, path(), body(name))).status).toBe(200);
  });
});

describe('ids that are no uuids (HT-06, CO-01)', () => {
  test.each([
    ['POST', '/broadband/v1/plans', { productId: '150' }, 'body.productId', 'Invalid product ID'],
    ['POST', '/broadband/v1/plans/12/pre-contracts', undefined, 'path.planId', 'Invalid plan ID'],
    ['POST', '/broadband/v1/orders/12/notifications/release', { count: 1 }, 'path.orderId', 'Invalid order ID'],
    ['POST', '/broadband/v1/plans/12/installations', {}, 'path.planId', 'Invalid plan ID'],
    ['POST', '/broadband/v1/appointments/12/reservation', {}, 'path.appointmentId', 'Invalid appointment ID'],
  ] as const)('%s %s', async (method, path, body, field, message) => {
    expect(await refusal(method, path, body)).toEqual({
      status: 400,
      code: 'validation.failed',
      message,
      fields: [field],
    });
  });

  test('installation, plan and appointment look-ups', async () => {
    const one = '7c9d2c4e-3b3f-4a55-8d1e-5f1f6f3c0001';
    for (const [path, message] of [
      ['/broadband/v1/installations/12', 'Invalid installation ID'],
      [`/broadband/v1/plans/${one}/installations/12`, 'Invalid installation ID'],
      ['/broadband/v1/plans/12', 'Invalid plan ID'],
      ['/broadband/v2/appointments/12', 'Invalid appointment ID'],
    ] as const)
      expect(await customer.browser.get(path)).toMatchObject({ status: 400, body: { message } });
  });
});

describe('what has to be given before anything is looked up', () => {
  test('a postcode check needs postcode and streetNumber (AD-02)', async () => {
    const { status, body } = await site.browser().get<Problem>('/broadband/v2/postcode-checker/address/search');
    expect([status, body.fields?.map(({ path }) => path)]).toEqual([400, ['query.postcode', 'query.streetNumber']]);
  });

  test('an address search needs a text (AD-07)', async () => {
    const { status, body } = await site.browser().get<Problem>('/address-api/addresses/search');
    expect([status, body.fields]).toEqual([400, [{ path: 'query.text', message: 'Enter a postcode or an address' }]]);
  });

  test('an order needs contractAccepted, and that it is so (OR-02)', async () => {
    const { planId } = customer.open;
    expect(await refusal('POST', '/broadband/v1/orders', { planId })).toEqual(badField('contractAccepted', 'Required'));
    expect(await refusal('POST', '/broadband/v1/orders', { premiseId: 'prm-1', memberId: '1' })).toEqual(
      badField('productId', 'Required'),
    );
    expect(await refusal('POST', '/broadband/v1/orders', { planId, contractAccepted: 'yes' })).toMatchObject({
      status: 400,
    });
    expect(await refusal('POST', '/broadband/v1/orders', { planId, contractAccepted: false })).toEqual(
      badField('contractAccepted', 'Please agree to the contract before you place the order.'),
    );
  });

  test('registering interest needs a first name and a valid e-mail address (RI-03)', async () => {
    for (const email of ['rowan', 'rowan@', '@example.com', 'rowan example.com'])
      expect(await refusal('POST', '/broadband/v1/prospects', { firstName: 'Rowan', email })).toEqual(
        badField('email', 'Enter an email address, like name@example.com'),
      );
    expect(await refusal('POST', '/broadband/v1/prospects', { firstName: '', email: 'rowan@example.com' })).toEqual(
      badField('firstName', 'First name is required'),
    );
  });
});

test('a home that no plan can be given to is told so, odd words kept (PL-04)', async () => {
  const nccTransactionId = await checkHome(customer.browser, 'products-none');
  expect(
    await refusal('POST', '/broadband/v1/plans', { productId: productIds.mbps150, nccTransactionId }),
  ).toMatchObject({
    status: 409,
    code: 'plan.unavailable',
    message: 'Sorry, we are are unable to provide you with a plan at this time.',
  });
});
