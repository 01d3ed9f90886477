import { expect } from 'vitest';
import type { components } from '../../openapi/generated/gateway.d.ts';
import type { SentinelId } from '../scenarios/sentinels.ts';
import type { HttpBrowser } from './browser.ts';
import { makePlan, productIds } from './customer.ts';
import type { CreatedOrder, Order } from '../domains/orders/orders.types.ts';

type Schemas = components['schemas'];

export function place(browser: HttpBrowser, planId: string, headers?: Record<string, string>) {
  return browser.send<CreatedOrder>('POST', '/broadband/v1/orders', { planId, contractAccepted: true }, headers);
}

export async function readOrder(browser: HttpBrowser, orderId: string): Promise<Order> {
  const answer = await browser.get<Order>(`/broadband/v1/orders/${orderId}`);
  expect(answer.status).toBe(200);
  return answer.body;
}

/** A plan with its contract, for a home that needs no visit unless another is named. */
export async function readyToOrder(browser: HttpBrowser, streetNumber: string, home: SentinelId = 'visits-none') {
  const plan = await makePlan(browser, home, productIds.mbps150, streetNumber);
  const contract = await browser.send('POST', `/broadband/v1/plans/${plan.id}/pre-contracts`);
  expect(contract.status).toBe(201);
  return plan;
}

/** Chooses the first free date of one visit after another and has both held; `lastName`: whom the engineers ask for. */
export async function holdVisits(browser: HttpBrowser, planId: string, lastName = 'Fairweather'): Promise<void> {
  const at = `/broadband/v1/plans/${planId}`;
  const installation = await browser.send<Schemas['Installation']>('POST', `${at}/installations`);
  for (const visit of [installation.body.preworkAppointment, installation.body.inhomeAppointment])
    if (visit) await chooseFirstDate(browser, visit.id, lastName);
  const contactDetails = { firstName: 'Alex', lastName, primaryPhoneNumber: '07700 900101' };
  const outcome = await browser.send(`POST`, `${at}/appointments/reservation`, { contactDetails });
  expect(outcome).toMatchObject({ status: 200, body: { status: 'FullyAccepted' } });
}

/** The first free date, in the morning where there is a morning. */
export async function chooseFirstDate(browser: HttpBrowser, appointmentId: string, lastName: string): Promise<void> {
  const dates = await browser.get<Schemas['Availability']>(
    `/broadband/v1/appointments/${appointmentId}/availabilities`,
  );
  const first = dates.body.groupedAvailableAppointments?.[0];
  const slot = first?.timeSlots[0];
  const chosen = await browser.send('PATCH', `/broadband/v2/appointments/${appointmentId}`, {
    appointmentId,
    date: first?.date,
    slot: slot?.slot,
    formattedSlot: slot?.formattedArrivalTime,
    contactFirstName: 'Alex',
    contactLastName: lastName,
    contactPhoneNumber: '07700 900101',
  });
  expect(chosen.status).toBe(200);
}
