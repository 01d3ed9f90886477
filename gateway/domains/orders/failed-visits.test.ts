import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { components } from '../../../openapi/generated/gateway.d.ts';
import { DAY_MS, HOUR_MS } from '../../../platform/clock/clock.ts';
import { sentinel } from '../../scenarios/sentinels.ts';
import { OrderLives } from '../../testing/order-lives.ts';
import { chooseFirstDate, readOrder } from '../../testing/orders.ts';
import { fullUpdate } from '../../testing/visits.ts';

type Schemas = components['schemas'];

let lives: OrderLives;
beforeAll(async () => {
  lives = await OrderLives.begin();
});
beforeEach(() => lives.restart());
afterAll(() => lives.site.close());

const visitsOf = async (id: string) => (await readOrder(lives.browser, id)).appointments;

async function moveToLastFreeDay(id: string): Promise<void> {
  const at = `/broadband/v1/appointments/${id}/availabilities`;
  const last = (await lives.browser.get<Schemas['Availability']>(at)).body.groupedAvailableAppointments?.at(-1);
  const update = fullUpdate(id, last?.date, last?.timeSlots[0]?.slot);
  expect((await lives.browser.send('PATCH', `/broadband/v2/appointments/${id}`, update)).status).toBe(200);
}

test.each(['order-no-access', 'order-missed'] as const)(
  '%s: the visit waits for another date though the one that is still to come is moved (DB-04)',
  async (life) => {
    const id = await lives.order(sentinel(life).value);
    const [outside, inHome] = await visitsOf(id);
    await lives.passUntil(`${outside?.appointmentDate}T20:00:00Z`);
    await moveToLastFreeDay(inHome?.id ?? '');
    await lives.pass(2 * DAY_MS);
    const waiting = await readOrder(lives.browser, id);
    expect(waiting).toMatchObject({
      state: 'DELAYED',
      appointments: [{ id: outside?.id, rebookingRequired: true }, {}],
    });
    const told = await lives.site.deps.db.execute(
      sql`select details from network.network_visits where appointment_key = ${outside?.id}`,
    );
    expect(told.rows).toEqual([{ details: null }]);

    await chooseFirstDate(lives.browser, outside?.id ?? '', sentinel(life).value);
    await lives.pass(HOUR_MS);
    expect((await readOrder(lives.browser, id)).state).toBe('COMMITTED');
    await lives.pass(60 * DAY_MS);
    expect(await readOrder(lives.browser, id)).toMatchObject({ state: 'COMPLETED', plan: { active: true } });
  },
);
