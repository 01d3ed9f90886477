import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestGateway, type TestBrowser, type TestGateway } from '../../testing/gateway.ts';
import { productIds } from '../../testing/customer.ts';
import { catalogue } from '../products/products.catalogue.ts';
import type { ContractDrawer } from './contract-drawer.ts';

let site: TestGateway;
let visitor: TestBrowser;
let drawer: ContractDrawer;
beforeAll(async () => {
  site = await createTestGateway();
  visitor = site.browser();
  ({ drawer } = site.deps.documents);
});
afterAll(() => site.close());

const spyOnDrawing = () => vi.spyOn(drawer, 'draw');
let drawing: ReturnType<typeof spyOnDrawing>;
beforeEach(() => {
  drawing = spyOnDrawing();
});
afterEach(() => drawing.mockRestore());

const summaryOf = (productId: string) => visitor.get<string>(`/broadband/v1/contract-summaries/${productId}`);
const drawn = () => drawing.mock.calls.map(([layout]) => JSON.stringify(layout));

test('a drawing that fails is tried again by whoever asks next', async () => {
  drawing.mockRejectedValueOnce(new Error('the thread breaks'));
  expect((await summaryOf(productIds.mbps500)).status).toBe(500);
  expect((await summaryOf(productIds.mbps500)).status).toBe(200);
});

test('who has not logged in reads the contract summary of a plan, as a PDF file with a name (PL-03)', async () => {
  const { status, headers, body } = await summaryOf(productIds.mbps150);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/pdf');
  expect(headers.get('content-disposition')).toBe('inline; filename="testbrand-contract-summary-150-mbps.pdf"');
  expect(headers.get('cache-control')).toBe('public, max-age=3600');
  expect(body).toMatch(/^%PDF-1.7/);
});

test('it says what the plan costs, how fast it is, and how one gets out of it', async () => {
  await summaryOf(productIds.rolling150);
  const [said] = drawn();
  expect(said).toContain('£25.00 a month, VAT included');
  expect(said).toContain('£30.00 once, charged with the first month');
  expect(said).toContain('Normally 135 Mbps down');
  expect(said).toContain('75 Mbps down');
  expect(said).toContain('Any month, free of charge');
});

test('it is drawn once for all who ask, and anew when the month is another one', async () => {
  const { mbps1000 } = productIds;
  await Promise.all([summaryOf(mbps1000), summaryOf(mbps1000.toUpperCase()), summaryOf(mbps1000)]);
  await summaryOf(mbps1000);
  expect(drawn()).toHaveLength(1);
  site.clock.advance(31 * 86_400_000);
  await summaryOf(mbps1000);
  expect(drawn()).toHaveLength(2);
  expect(drawn()[1]).not.toBe(drawn()[0]);
});

test.each(catalogue)('$sku has one, on a single page', async ({ productId }) => {
  const { status, body } = await summaryOf(productId);
  expect(status).toBe(200);
  expect(body.match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test('of what is not sold there is none, and nothing is drawn', async () => {
  expect(await summaryOf('5f0c6f0e-6d5e-4f0e-9c59-0a3a5a1b9999')).toMatchObject({
    status: 404,
    body: { code: 'product.not-found' },
  });
  expect(await summaryOf('fastest')).toMatchObject({ status: 400, body: { code: 'validation.failed' } });
  expect(drawn()).toEqual([]);
});
