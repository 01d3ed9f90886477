import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { TestBrowser, TestGateway } from '../../testing/gateway.ts';
import { holdVisits, place, readOrder, readyToOrder } from '../../testing/orders.ts';
import { alex, loggedIn, siteWithHomes } from '../../testing/customer.ts';

type Schemas = components['schemas'];

const single = 'SINGLE_VISIT_FOR_PRE_WORK_AND_IN_HOME';

let site: TestGateway;
let browser: TestBrowser;
beforeAll(async () => {
  site = await siteWithHomes();
  browser = await loggedIn(site, alex);
});
afterAll(() => site.close());

const installationAt = (planId: string) =>
  browser.send<Schemas['Installation']>('POST', `/broadband/v2/plans/${planId}/installations`);

describe('a home where one visit does both works (BK-31)', () => {
  test('needs the in-home visit only, which bears the network’s name', async () => {
    const { id } = await readyToOrder(browser, '1', 'visits-single');
    const { body } = await installationAt(id);
    expect(body).toMatchObject({
      preworkAppointmentRequired: false,
      preworkAppointment: null,
      inhomeAppointmentRequired: true,
      inhomeAppointment: { visitType: single },
    });
    const at = `/broadband/v1/installations/${body.id}/appointments`;
    const visits = await browser.get<Schemas['InstallationAppointment'][]>(`${at}?visitType=IN_HOME`);
    expect(visits.body.map(({ visitType }) => visitType)).toEqual(['IN_HOME']);
    const dates = await browser.get<Schemas['AppointmentListEntry'][]>(`${at}/available?visitType=${single}`);
    expect(dates.body[0]).toMatchObject({ id: body.inhomeAppointment?.id, visitType: single });
    expect((await browser.get<unknown[]>(`${at}/available?visitType=PRE_WORK`)).body).toEqual([]);
  });

  test('takes contact and access for its in-home visit, and no second visit comes of it (BK-10)', async () => {
    const { id } = await readyToOrder(browser, '2', 'visits-single');
    const { body: installation } = await installationAt(id);
    const at = `/broadband/v1/installations/${installation.id}/appointments`;
    const given = {
      installationId: installation.id,
      visitType: 'IN_HOME',
      primaryContactName: 'Rowan Archer',
      primaryContactMobile: '07700 900101',
      installAccessType: 'SOMEONE_HOME',
    };
    const { status, body } = await browser.send<Schemas['CreatedAppointment']>('POST', at, given);
    expect([status, body.appointmentId]).toEqual([201, installation.inhomeAppointment?.id]);
    expect((await browser.get<unknown[]>(at)).body).toHaveLength(1);
  });

  test('is held, ordered and confirmed as one home install, on the day of which the service starts', async () => {
    const plan = await readyToOrder(browser, '3', 'visits-single');
    await holdVisits(browser, plan.id);
    const placed = await place(browser, plan.id);
    expect(placed.status).toBe(201);
    const order = await readOrder(browser, placed.body.id);
    expect(order.appointments.map(({ visitType, state }) => [visitType, state])).toEqual([[single, 'CONFIRMED']]);
    expect(order.plan.provisionalStartDate).toBe(order.appointments[0]?.appointmentDate);
    const mails = await site.deps.outbox.sentTo(site.deps.db, 'alex.finch@example.com');
    const mail = mails.find(({ body }) => body.includes(order.key))?.body;
    expect(mail).toMatch(/^Home install: \w{3}, \d\d\/\d\d\/\d\d, (8am-12pm|12pm-4pm)$/m);
    expect(mail).not.toContain('Outside install');
  });

  test('is refused once for a contact whose home installs the network refuses (RS-05)', async () => {
    const plan = await readyToOrder(browser, '4', 'visits-single');
    const { body } = await installationAt(plan.id);
    const at = `/broadband/v1/appointments/${body.inhomeAppointment?.id}`;
    const dates = await browser.get<Schemas['Availability']>(`${at}/availabilities`);
    const { date, timeSlots: [slot] = [] } = dates.body.groupedAvailableAppointments?.[0] ?? {};
    const contactDetails = { firstName: 'Alex', lastName: 'Lockwood', primaryPhoneNumber: '07700 900101' };
    const refused = await browser.send<Schemas['Problem']>('POST', `${at}/reservation`, {
      appointmentId: body.inhomeAppointment?.id,
      date,
      slot: slot?.slot,
      contactDetails,
    });
    expect([refused.status, refused.body.code]).toEqual([409, 'appointment.taken']);
  });
});
