import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/gateway.d.ts';
import { createTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { aboutToBook, choose, insertPlan, summary } from '../../testing/visits.ts';
import { askFor } from '../../testing/switches.ts';

type Schemas = components['schemas'];
type Installation = Schemas['Installation'] & Schemas['Problem'];

let site: TestGateway;
beforeAll(async () => {
  site = await createTestGateway();
});
afterAll(() => site.close());

function pathOf(planId: string, version = 'v1'): string {
  return `/broadband/${version}/plans/${planId}/installations`;
}

function at(installationId: string): string {
  return `/broadband/v1/installations/${installationId}/appointments`;
}

describe('the installation of a plan (BK-07)', () => {
  it('is made once with a draft of each visit, however often it is asked for', async () => {
    const planId = await insertPlan(site);
    const browser = site.browser();
    await browser.logInAs('100001');
    const missing = await browser.get<Installation>(pathOf(planId));
    expect([missing.status, missing.body.code]).toEqual([404, 'installation.not-found']);
    const answers = await Promise.all([1, 2, 3, 4].map(() => browser.send<Installation>('POST', pathOf(planId), {})));
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '200', '200', '201']);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(answers[0]?.body).toMatchObject({
      preworkAppointmentRequired: true,
      inhomeAppointmentRequired: true,
      preworkAppointment: {
        date: null,
        slot: null,
        state: 'DRAFT',
        visitType: 'PRE_WORK',
        startDateForAppointment: '2026-11-30',
      },
      inhomeAppointment: { date: null, state: 'DRAFT', visitType: 'IN_HOME', startDateForAppointment: '2026-12-07' },
      earliestInhomeStartDate: '2026-12-07',
      earliestActivationDate: '2026-12-07',
    });
  });

  it.each([
    [true, true],
    [true, false],
    [false, true],
    [false, false],
  ])(
    'asks for the visits that the home needs: outside %s, in-home %s (BK-04)',
    async (preworkRequired, inhomeRequired) => {
      const customer = await aboutToBook(site, { preworkRequired, inhomeRequired });
      const { body } = await customer.browser.get<Installation>(pathOf(customer.planId));
      expect([body.preworkAppointmentRequired, body.inhomeAppointmentRequired]).toEqual([
        preworkRequired,
        inhomeRequired,
      ]);
      expect([body.preworkAppointment !== null, body.inhomeAppointment !== null]).toEqual([
        preworkRequired,
        inhomeRequired,
      ]);
      expect(body.earliestInhomeStartDate !== null).toBe(inhomeRequired);
    },
  );

  it('is the same under v2, by its id, and by plan and id', async () => {
    const customer = await aboutToBook(site);
    const { planId, installationId } = customer;
    const paths = [
      pathOf(planId),
      pathOf(planId, 'v2'),
      `${pathOf(planId)}/${installationId}`,
      `${pathOf(planId)}/${installationId.toUpperCase()}`,
      `/broadband/v1/installations/${installationId}`,
    ];
    const answers = await Promise.all(paths.map((path) => customer.browser.get<Installation>(path)));
    expect(answers.map(({ status, body }) => [status, body.id])).toEqual(paths.map(() => [200, installationId]));
    const again = await customer.browser.send<Installation>('POST', pathOf(planId, 'v2'), {
      planId: planId.toUpperCase(),
      installationId,
    });
    expect([again.status, again.body.id]).toEqual([200, installationId]);
  });

  it('takes a switch whenever it comes, and tells the plan', async () => {
    const { browser, planId } = await aboutToBook(site);
    const { id: switchId } = (await askFor(browser, { planId })).body;
    const { body } = await browser.send<Installation>('POST', pathOf(planId), { switchId });
    expect(body.switchId).toBe(switchId);
    const unknown = await browser.send('POST', pathOf(planId), { switchId: randomUUID() });
    expect(unknown).toMatchObject({ status: 404, body: { code: 'switch.not-found' } });
    const plan = await browser.get<Schemas['Plan']>(`/broadband/v1/plans/${planId}`);
    expect(plan.body.switchId).toBe(switchId);
  });

  it('refuses a body that names another plan or installation, and ids that are no uuids', async () => {
    const { browser, planId } = await aboutToBook(site);
    const other = await browser.send<Installation>('POST', pathOf(planId), { planId: randomUUID() });
    expect([other.status, other.body.message]).toEqual([400, 'Invalid plan ID']);
    const wrong = await browser.send<Installation>('POST', pathOf(planId), { installationId: randomUUID() });
    expect([wrong.status, wrong.body.message]).toEqual([400, 'Invalid installation ID']);
    expect((await browser.get<Installation>('/broadband/v1/installations/seven')).body.message).toBe(
      'Invalid installation ID',
    );
  });

  it('is not there for anybody else', async () => {
    const { planId, installationId, outside } = await aboutToBook(site);
    const stranger = site.browser();
    await stranger.logInAs('100002');
    const contact = { primaryContactName: 'Mallory', primaryContactMobile: '07700 900999' };
    const answers = await Promise.all([
      stranger.get(pathOf(planId)),
      stranger.get(`${pathOf(planId)}/${installationId}`),
      stranger.get(`/broadband/v1/installations/${installationId}`),
      stranger.get(`/broadband/v1/installations/${installationId}/appointments`),
      stranger.get(`/broadband/v1/installations/${installationId}/appointments/available`),
      stranger.get(`/broadband/v2/appointments/${outside}`),
      stranger.get(`/broadband/v1/appointments/${outside}/availabilities`),
      stranger.send('POST', pathOf(planId), {}),
      stranger.send('PUT', `${pathOf(planId)}/${installationId}/contact`, contact),
      stranger.send('PUT', `${pathOf(planId)}/${installationId}/notes`, {}),
      stranger.send('PUT', `${pathOf(planId)}/${installationId}/preferences`, { installAccessType: 'KEY_SAFE' }),
      stranger.send('PATCH', `/broadband/v1/appointments/${outside}`, { notesForEngineer: 'Hello' }),
      stranger.send('POST', `/broadband/v1/appointments/${outside}/reservation`, {}),
      stranger.send('POST', `/broadband/v1/plans/${planId}/appointments/reservation`, {
        contactDetails: { firstName: 'M', lastName: 'M' },
      }),
      stranger.send('POST', `/broadband/v1/installations/${installationId}/appointments`, {
        ...contact,
        installationId,
        visitType: 'PRE_WORK',
        installAccessType: 'KEY_SAFE',
      }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  });
});

describe('contact, notes and access for all visits at once (BK-09)', () => {
  it('are written into each visit that is still to come', async () => {
    const customer = await aboutToBook(site);
    const base = `${pathOf(customer.planId)}/${customer.installationId}`;
    const contact = {
      primaryContactName: 'Rowan van Archer',
      primaryContactMobile: '07700 900101',
      alternativeContactName: 'Jo',
      alternativeContactMobile: '01632 960001',
    };
    const answers = [
      await customer.browser.send('PUT', `${base}/contact`, contact),
      await customer.browser.send('PUT', `${base}/notes`, {
        healthAndSafety: 'Friendly dog',
        engineerInstructions: 'Ring the lower bell',
      }),
      await customer.browser.send('PUT', `${base}/preferences`, {
        installAccessType: 'SOMEONE_HOME',
        installInstruction: 'Side gate',
      }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    const { body } = await customer.browser.get<Schemas['InstallationAppointment'][]>(
      `/broadband/v1/installations/${customer.installationId}/appointments`,
    );
    expect(body.map(({ visitType }) => visitType)).toEqual(['PRE_WORK', 'IN_HOME']);
    for (const visit of body)
      expect(visit).toMatchObject({
        contactDetails: contact,
        accessDetails: {
          installAccessType: 'SOMEONE_HOME',
          installInstruction: 'Side gate',
          healthAndSafetyNotes: 'Friendly dog',
          engineerNotes: 'Ring the lower bell',
        },
      });
    expect(await summary(customer, customer.inHome)).toMatchObject({
      contactFirstName: 'Rowan',
      contactLastName: 'van Archer',
      notes: { healthAndSafety: 'Friendly dog', engineerInstructions: 'Ring the lower bell' },
    });
  });

  it('are refused with a number from abroad, and with 251 characters (BK-24)', async () => {
    const { browser, planId, installationId } = await aboutToBook(site);
    const base = `${pathOf(planId)}/${installationId}`;
    const abroad = await browser.send<Schemas['Problem']>('PUT', `${base}/contact`, {
      primaryContactName: 'Rowan',
      primaryContactMobile: '+33 1 23 45 67 89',
    });
    expect([abroad.status, abroad.body.fields?.[0]?.path]).toEqual([400, 'body.primaryContactMobile']);
    const long = await browser.send<Schemas['Problem']>('PUT', `${base}/notes`, {
      engineerInstructions: 'x'.repeat(251),
    });
    expect([long.status, long.body.message]).toEqual([400, 'Max 250 characters']);
    expect((await browser.send('PUT', `${base}/notes`, { engineerInstructions: 'x'.repeat(250) })).status).toBe(204);
  });
});

describe('the older way to an appointment (BK-08, BK-10)', () => {
  const request = {
    visitType: 'IN_HOME',
    primaryContactName: 'Rowan Archer',
    primaryContactMobile: '07700 900101',
    installAccessType: 'SOMEONE_HOME',
  };

  it('fills the draft of that visit, and its date is chosen next', async () => {
    const { browser, installationId, inHome } = await aboutToBook(site);
    const { status, body } = await browser.send<Schemas['CreatedAppointment']>('POST', at(installationId), {
      ...request,
      installationId,
    });
    expect([status, body]).toEqual([201, { appointmentId: inHome, date: null, slot: null, formattedSlot: null }]);
    const list = await browser.get<Schemas['InstallationAppointment'][]>(`${at(installationId)}?visitType=IN_HOME`);
    expect(list.body).toEqual([expect.objectContaining({ id: inHome, status: 'PENDING', date: null })]);
  });

  it.each([
    ['primaryContactName', 'Primary contact name is required'],
    ['primaryContactMobile', 'Primary contact mobile is required'],
    ['installAccessType', 'Access type is required'],
  ])('needs %s', async (field, message) => {
    const { browser, installationId } = await aboutToBook(site);
    for (const value of ['', undefined]) {
      const { status, body } = await browser.send<Schemas['Problem']>('POST', at(installationId), {
        ...request,
        installationId,
        [field]: value,
      });
      expect([status, body.message]).toEqual([400, message]);
    }
  });

  it('refuses a visit that the home does not need, another kind of visit, and another installation', async () => {
    const { browser, installationId } = await aboutToBook(site, { inhomeRequired: false });
    const send = (body: object) =>
      browser.send<Schemas['Problem']>('POST', at(installationId), { ...request, installationId, ...body });
    const unneeded = await send({});
    expect([unneeded.status, unneeded.body.code]).toEqual([409, 'appointment.not-required']);
    expect((await send({ visitType: 'SURVEY' })).status).toBe(400);
    expect((await send({ installationId: randomUUID(), visitType: 'PRE_WORK' })).body.message).toBe(
      'Invalid installation ID',
    );
  });

  it('lists the dates that can be booked for each visit, or for one kind', async () => {
    const customer = await aboutToBook(site);
    const path = `${at(customer.installationId)}/available`;
    const { body } = await customer.browser.get<Schemas['AppointmentListEntry'][]>(path);
    expect(body[0]).toEqual({
      id: customer.outside,
      date: '2026-11-30',
      formattedSlot: '8am-12pm',
      visitType: 'PRE_WORK',
    });
    expect(new Set(body.map(({ id }) => id))).toEqual(new Set([customer.outside, customer.inHome]));
    await choose(customer, customer.outside, '2026-12-09');
    const inHome = await customer.browser.get<Schemas['AppointmentListEntry'][]>(`${path}?visitType=IN_HOME`);
    expect(inHome.body[0]).toMatchObject({ id: customer.inHome, date: '2026-12-16' });
    expect((await customer.browser.get<unknown[]>(`${path}?visitType=SURVEY`)).body).toEqual([]);
  });
});
