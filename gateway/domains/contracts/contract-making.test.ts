import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { TestBrowser, TestGateway } from '../../testing/gateway.ts';
import { alex, loggedIn, makePlan, productIds, siteWithHomes } from '../../testing/customer.ts';
import type { Plan } from '../plans/plans.types.ts';
import type { ContractDrawer } from './contract-drawer.ts';
import type { PreContract } from './contracts.types.ts';

let site: TestGateway;
let browser: TestBrowser;
let drawer: ContractDrawer;
beforeAll(async () => {
  site = await siteWithHomes();
  browser = await loggedIn(site, alex);
  ({ drawer } = site.deps.documents);
});
afterAll(() => site.close());

const spyOnDrawing = () => vi.spyOn(drawer, 'draw');
let drawing: ReturnType<typeof spyOnDrawing>;
let draw: ContractDrawer['draw'];
beforeEach(() => {
  draw = drawer.draw.bind(drawer);
  drawing = spyOnDrawing();
});
afterEach(() => drawing.mockRestore());

const generate = (planId: string) => browser.send<PreContract>('POST', `/broadband/v1/plans/${planId}/pre-contracts`);
const read = async (planId: string) => (await browser.get<Plan>(`/broadband/v1/plans/${planId}`)).body;
const customise = (planId: string, productId: string) =>
  browser.send('PUT', `/broadband/v1/plans/${planId}/customisation`, { productId, meshWifi: false });
const drawnTitles = () => drawing.mock.calls.map(([{ title }]) => title);
const both = ['Contract summary', 'Contract information'];

/** Does something whenever a document is about to be drawn. */
function whileDrawing(work: (call: number) => Promise<void>): void {
  drawing.mockImplementation(async (...asked) => {
    await work(drawing.mock.calls.length);
    return draw(...asked);
  });
}

/** Transactions that stand open in this database, the one that asks left out. */
async function openTransactions(): Promise<number> {
  const { rows } = await site.deps.db.execute<{ open: number }>(sql`
    select count(*)::int as open from pg_stat_activity
    where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()
      -- PostgreSQL tidies up by itself whenever it likes.
      and backend_type = 'client backend'`);
  return rows[0]?.open ?? Number.NaN;
}

test('no transaction is open, and no plan locked, while documents are drawn (CO-01)', async () => {
  const plan = await makePlan(browser, 'visits-both', productIds.mbps150, '1');
  const open: number[] = [];
  whileDrawing(async () => {
    open.push(await openTransactions());
  });
  expect((await generate(plan.id)).status).toBe(201);
  expect(open).toEqual([0, 0]);
});

test('the older form of an order draws its contract outside of transactions, too (OR-03)', async () => {
  const { premiseId } = await makePlan(browser, 'visits-none', productIds.mbps150, '1');
  const open: number[] = [];
  whileDrawing(async () => {
    open.push(await openTransactions());
  });
  const order = { premiseId, productId: productIds.mbps500, memberId: Number(alex) };
  expect((await browser.send('POST', '/broadband/v1/orders', order)).status).toBe(204);
  expect(open).toEqual([0, 0]);
});

test('asked for by several at the same moment, each document is drawn once', async () => {
  const plan = await makePlan(browser, 'visits-both', productIds.mbps150, '2');
  await customise(plan.id, productIds.mbps500);
  const [first, second] = await Promise.all([generate(plan.id), generate(plan.id), site.drain()]);
  expect(first.body).toEqual(second.body);
  expect(drawnTitles().toSorted()).toEqual(both.toSorted());
});

test('a customised plan has its contract before the customer comes to read it', async () => {
  const plan = await makePlan(browser, 'visits-both', productIds.mbps150, '3');
  await customise(plan.id, productIds.mbps500);
  await site.drain();
  const prepared = await read(plan.id);
  expect(drawnTitles()).toEqual(both);
  expect((await generate(plan.id)).body.contractSummaryDocId).toBe(prepared.contractSummaryDocId);
  expect(drawnTitles()).toEqual(both);
});

test('a plan that changes while its contract is drawn gets one that says what it is now', async () => {
  const plan = await makePlan(browser, 'visits-both', productIds.mbps150, '4');
  whileDrawing(async (call) => {
    if (call === 1) await customise(plan.id, productIds.mbps500);
  });
  const { body } = await generate(plan.id);
  expect(drawnTitles()).toEqual([...both, ...both]);
  const [last] = drawing.mock.calls.at(-2) ?? [];
  expect(JSON.stringify(last)).toContain('500 Mbps');
  expect((await read(plan.id)).contractSummaryDocId).toBe(body.contractSummaryDocId);
});

test('what was drawn before something broke is there when the contract is asked for again', async () => {
  const plan = await makePlan(browser, 'visits-both', productIds.mbps150, '5');
  whileDrawing(async (call) => {
    if (call === 2) throw new Error('the process ends');
  });
  expect((await generate(plan.id)).status).toBe(500);
  expect((await generate(plan.id)).status).toBe(201);
  expect(drawnTitles()).toEqual([...both, 'Contract information']);
});
