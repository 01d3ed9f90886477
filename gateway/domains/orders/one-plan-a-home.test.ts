import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isDuplicate } from '../../../platform/db/errors.ts';
import { DAY_MS } from '../../../platform/clock/clock.ts';
import { plans } from '../../db/schema/plans.ts';
import { alex, checkHome, loggedIn, productIds } from '../../testing/customer.ts';
import { OrderLives } from '../../testing/order-lives.ts';
import { place, readyToOrder } from '../../testing/orders.ts';
import { changePlan } from '../../testing/plan-changes.ts';
import type { Plan } from '../plans/plans.types.ts';

let lives: OrderLives;
beforeAll(async () => {
  lives = await OrderLives.begin();
});
afterAll(() => lives.site.close());

const olderForm = (premiseId: string, productId: string) =>
  lives.browser.send('POST', '/broadband/v1/orders', { premiseId, productId, memberId: alex });

const ofHome = (premiseId: string) =>
  lives.site.deps.db
    .select()
    .from(plans)
    .where(and(eq(plans.memberId, alex), eq(plans.premiseId, premiseId), ne(plans.state, 'DRAFT')));

const refused = {
  status: 409,
  body: { code: 'order.exists', message: expect.stringContaining('Go to your dashboard') },
};

/** As it was left by a gateway that did not look yet. */
async function insertDraftBeside(plan: Pick<Plan, 'id'>): Promise<string> {
  const { db } = lives.site.deps;
  const [ordered] = await db.select().from(plans).where(eq(plans.id, plan.id));
  if (!ordered) throw new Error(`No plan ${plan.id}`);
  const { id: _id, orderKey: _orderKey, ...same } = ordered;
  const [draft] = await db
    .insert(plans)
    .values({ ...same, state: 'DRAFT' })
    .returning();
  return draft?.id ?? '';
}

describe('one member has one plan at a home (OR-02, PL-06)', () => {
  test.each(['1', '2', '3'])(
    'a draft that a second tab asks for while the order is placed is none: %s',
    async (number) => {
      const plan = await readyToOrder(lives.browser, number);
      const nccTransactionId = await checkHome(lives.browser, 'visits-none', number);
      const chosen = Array.from({ length: 12 }, async (_, at) => {
        await wait(3 * at);
        return lives.browser.send<Plan>('POST', '/broadband/v1/plans', { productId: plan.productId, nccTransactionId });
      });
      const [placed, ...others] = await Promise.all([place(lives.browser, plan.id), ...chosen]);
      expect(placed.status).toBe(201);
      expect(others.filter(({ status, body }) => status === 201 && body.id !== plan.id)).toEqual([]);
      const late = { productId: plan.productId, nccTransactionId };
      expect(await lives.browser.send('POST', '/broadband/v1/plans', late)).toMatchObject(refused);
    },
  );

  test('a second draft, however it came about, is not ordered', async () => {
    const plan = await readyToOrder(lives.browser, '4');
    expect((await place(lives.browser, plan.id)).status).toBe(201);
    const draftId = await insertDraftBeside(plan);
    expect(await place(lives.browser, draftId)).toMatchObject(refused);
    expect(await ofHome(plan.premiseId)).toHaveLength(1);
  });

  test('and the database takes no second one', async () => {
    const plan = await readyToOrder(lives.browser, '5');
    await place(lives.browser, plan.id);
    const draftId = await insertDraftBeside(plan);
    const forced = lives.site.deps.db.update(plans).set({ state: 'ACTIVE' }).where(eq(plans.id, draftId));
    await expect(forced).rejects.toSatisfy((error) => isDuplicate(error, 'plans_one_ordered'));
  });
});

describe('the older form (OR-03)', () => {
  test('orders nothing but what was ordered, whatever else it names', async () => {
    const { premiseId, id } = await readyToOrder(lives.browser, '6');
    await place(lives.browser, id);
    expect(await olderForm(premiseId, productIds.mbps1000)).toMatchObject(refused);
    expect(await ofHome(premiseId)).toHaveLength(1);
  });

  test('sent again after the plan was changed is still the order that it was, and another one is none', async () => {
    const { premiseId, id } = await readyToOrder(lives.browser, '7');
    await place(lives.browser, id);
    await lives.pass(40 * DAY_MS);
    await changePlan(lives.browser, id, productIds.mbps1000);
    await lives.pass(35 * DAY_MS);
    lives.browser = await loggedIn(lives.site, alex);
    expect(await ofHome(premiseId)).toMatchObject([{ state: 'ACTIVE', productId: productIds.mbps1000 }]);
    expect((await olderForm(premiseId, productIds.mbps150)).status).toBe(204);
    expect(await olderForm(premiseId, productIds.mbps1000)).toMatchObject(refused);
    expect(await ofHome(premiseId)).toHaveLength(1);
  });
});
