import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestBrowser, TestGateway } from '../../testing/gateway.ts';
import { alex, loggedIn, makePlan, productIds, robin, siteWithHomes } from '../../testing/customer.ts';
import { findPlan } from '../plans/plans.rows.ts';
import type { Plan } from '../plans/plans.types.ts';
import type { PreContract } from './contracts.types.ts';

let site: TestGateway;
let browser: TestBrowser;
beforeAll(async () => {
  site = await siteWithHomes();
  browser = await loggedIn(site, alex);
});
afterAll(() => site.close());

const generate = (planId: string) => browser.send<PreContract>('POST', `/broadband/v1/plans/${planId}/pre-contracts`);
const documentAt = (docId: string) => `/broadband/api/contracts/download-contract?docId=${docId}`;

test('a plan gets a summary and an information, and names them from then on (CO-01, CO-04)', async () => {
  const plan = await makePlan(browser, 'visits-both', productIds.mbps150, '1');
  const { status, body } = await generate(plan.id);
  expect(status).toBe(201);
  expect(body.planId).toBe(plan.id);
  // The contract says monthRemaining, the plan monthsRemaining (CO-05).
  expect(body.monthRemaining).toBe(12);
  expect((await browser.get<Plan>(`/broadband/v1/plans/${plan.id}`)).body).toMatchObject({
    contractSummaryDocId: body.contractSummaryDocId,
    contractInformationDocId: body.contractInformationDocId,
  });
});

test('the documents open in the browser as PDF files with a name', async () => {
  const plan = await makePlan(browser, 'address-house-name', productIds.mbps150, 'Tŷ Gwylan');
  const { body } = await generate(plan.id);
  const answer = await browser.get<string>(documentAt(body.contractSummaryDocId));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).toBe('inline; filename="testbrand-contract-summary.pdf"');
  expect(answer.body).toMatch(/^%PDF-1.7/);
});

test('asked for twice at the same moment they are the same documents', async () => {
  const plan = await makePlan(browser, 'visits-both', productIds.mbps150, '2');
  const [first, second] = await Promise.all([generate(plan.id), generate(plan.id)]);
  expect(first.body).toEqual(second.body);
});

test('a changed plan gets new ones, and the old ones can still be read', async () => {
  const plan = await makePlan(browser, 'visits-both', productIds.mbps150, '3');
  const before = await generate(plan.id);
  await browser.send('PUT', `/broadband/v1/plans/${plan.id}/customisation`, {
    productId: productIds.mbps500,
    meshWifi: false,
  });
  const after = await generate(plan.id);
  expect(after.body.contractSummaryDocId).not.toBe(before.body.contractSummaryDocId);
  expect((await browser.get(documentAt(before.body.contractSummaryDocId))).status).toBe(200);
});

const saveProfile = (change: unknown) => browser.send('PATCH', '/member-api/v1/members/me', change);
const rename = (firstName: string) => saveProfile({ firstName, lastName: 'Finch' });
const papersOf = async (planId: string) => (await browser.get<Plan>(`/broadband/v1/plans/${planId}`)).body;
const none = { contractSummaryDocId: null, contractInformationDocId: null };

test('a customer with another name gets a contract in it, and what was drawn before is no contract any more (CO-01)', async () => {
  const plan = await makePlan(browser, 'visits-both', productIds.mbps150, '5');
  const before = await generate(plan.id);
  await rename('Sandy');
  expect(await papersOf(plan.id)).toMatchObject(none);
  const after = await generate(plan.id);
  expect(after.body.contractInformationDocId).not.toBe(before.body.contractInformationDocId);
  // Under the same name as before it is the same contract.
  await rename('Alex');
  expect((await generate(plan.id)).body).toEqual(before.body);
});

test('it is drawn at once, and the order that was begun last stays the one to go on with', async () => {
  const plan = await makePlan(browser, 'visits-both', productIds.mbps150, '6');
  await generate(plan.id);
  const { updatedAt } = (await findPlan(site.deps.db, plan.id)) ?? {};
  await rename('Sandy');
  await site.drain();
  expect((await papersOf(plan.id)).contractInformationDocId).not.toBeNull();
  expect(await findPlan(site.deps.db, plan.id)).toMatchObject({ updatedAt });
  await rename('Alex');
});

test('what a contract does not say may change without one: a title, another phone number, the same name again', async () => {
  const plan = await makePlan(browser, 'visits-both', productIds.mbps150, '7');
  const { contractSummaryDocId, contractInformationDocId } = (await generate(plan.id)).body;
  await saveProfile({ title: 'Dr', alternativePhoneNumber: '01632 960321' });
  await rename('Alex');
  expect(await papersOf(plan.id)).toMatchObject({ contractSummaryDocId, contractInformationDocId });
});

test("somebody else's documents look as if they did not exist", async () => {
  const plan = await makePlan(browser, 'visits-both', productIds.mbps150, '4');
  const { body } = await generate(plan.id);
  const other = await loggedIn(site, robin);
  const missing = { status: 404, body: { code: 'document.not-found' } };
  expect(await other.get(documentAt(body.contractInformationDocId))).toMatchObject(missing);
  expect(await browser.get(documentAt('contract-summary-0'))).toMatchObject(missing);
});
