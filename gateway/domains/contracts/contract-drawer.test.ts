import type { Worker } from 'node:worker_threads';
import { afterAll, expect, test } from 'vitest';
import { ContractDrawer, contractThread } from './contract-drawer.ts';
import { drawContract } from './contract-pdf.ts';
import type { ContractLayout } from './contracts.types.ts';

const imprint = { author: 'Testbrand', date: '2026-11-23' };
const layout: ContractLayout = {
  title: 'Contract summary',
  subtitle: 'Testbrand full fibre broadband',
  intro: 'What you get and what it costs.',
  sections: [{ heading: 'Price', rows: [['A month', '£29.00, VAT included']] }],
  onePage: true,
};

const threads: Worker[] = [];
const drawer = new ContractDrawer(() => {
  const thread = contractThread();
  threads.push(thread);
  return thread;
});
afterAll(() => drawer.close());

test('a document drawn in the thread is the same to the byte as one drawn here', async () => {
  const drawn = await drawer.draw(layout, imprint);
  expect(drawn.equals(await drawContract(layout, imprint))).toBe(true);
});

test('a document that cannot be drawn says why, and the thread goes on', async () => {
  const long = { ...layout, intro: 'What you get and what it costs. '.repeat(400) };
  await expect(drawer.draw(long, imprint)).rejects.toThrow('may have one');
  await drawer.draw(layout, imprint);
  expect(threads).toHaveLength(1);
});

test('a thread that ends in the middle of a document is replaced, and the document comes all the same', async () => {
  const drawn = drawer.draw(layout, imprint);
  await threads.at(-1)?.terminate();
  expect((await drawn).subarray(0, 5).toString()).toBe('%PDF-');
  expect(threads).toHaveLength(2);
});
