import { monitorEventLoopDelay } from 'node:perf_hooks';
import { informationLayout } from '../../gateway/domains/contracts/contract-information.layout.ts';
import { ContractDrawer } from '../../gateway/domains/contracts/contract-drawer.ts';
import { summaryLayout } from '../../gateway/domains/contracts/contract-summary.layout.ts';
import { productFacts } from '../../gateway/domains/contracts/contracts.rules.ts';
import type { ContractFacts, ContractLayout } from '../../gateway/domains/contracts/contracts.types.ts';
import { catalogue } from '../../gateway/domains/products/products.catalogue.ts';
import { median, percentile, short, type Section } from './report.ts';

const CUSTOMERS = 40;
const [firstProduct] = catalogue;

/** Homes with names of their own, so that no document is the same as another. */
function factsOf(customer: number): ContractFacts {
  const product = catalogue[customer % catalogue.length] ?? firstProduct;
  if (!product) throw new Error('The catalogue is empty');
  return {
    brandName: 'Benchmark Broadband',
    hostUrl: 'https://site.example.com',
    reference: `00000000-0000-4000-8000-${String(customer).padStart(12, '0')}`,
    date: '2026-11-23',
    customerName: `Alex Finch ${customer}`,
    address: `${customer} Beacon Approach, Wrenholt, LK9 1TA`,
    plan: {
      ...productFacts(product),
      meshWifi: customer % 2 === 0,
      upfrontPriceInPence: 0,
      monthlyPriceInPence: 2_500 + customer,
      connectionDate: null,
      preworkRequired: customer % 3 > 0,
      inhomeRequired: true,
    },
    amendment: null,
  };
}

/** What a contract document costs: processor time of the process, its drawing thread included, and what requests wait. */
export async function measureContracts(): Promise<Section> {
  const drawer = new ContractDrawer();
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const kinds: { name: string; layoutOf: (facts: ContractFacts) => ContractLayout; cpu: number[]; ms: number[] }[] = [
    { name: 'summary', layoutOf: summaryLayout, cpu: [], ms: [] },
    { name: 'information', layoutOf: informationLayout, cpu: [], ms: [] },
  ];
  try {
    delay.enable();
    for (let customer = 0; customer < CUSTOMERS; customer++)
      for (const { layoutOf, cpu, ms } of kinds) {
        const [began, before] = [performance.now(), process.cpuUsage()];
        // oxlint-disable-next-line no-await-in-loop -- one after the other, as they are measured
        await drawer.draw(layoutOf(factsOf(customer)), { author: 'Benchmark Broadband', date: '2026-11-23' });
        const { user, system } = process.cpuUsage(before);
        cpu.push((user + system) / 1_000);
        ms.push(performance.now() - began);
      }
  } finally {
    delay.disable();
    await drawer.close();
  }
  return {
    title: 'Contracts',
    head: ['document', 'processor ms, the first', 'median', 'p95', 'until it is there, median ms'],
    rows: kinds.map(({ name, cpu, ms }) => [
      name,
      short(cpu[0] ?? Number.NaN, 0),
      short(median(cpu), 0),
      short(percentile(cpu, 0.95), 0),
      short(median(ms), 0),
    ]),
    notes: [
      `${CUSTOMERS} customers with a document of each kind, drawn in the thread; the first one also starts it and reads the fonts. What answers requests was held up by ${short(delay.percentile(99) / 1e6)} ms at most (p99). Bar: 150 ms of processor time a document.`,
    ],
  };
}
