// How fast the product is on this machine: `npm run bench`. With words only those parts: `npm run bench -- pages storm`.
//   --rounds 5       rounds of the page audits
//   --homes 100000   one more size for the address search; may be given several times
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '../platform/db/embedded-postgres.ts';
import { gatewayDatabase } from '../gateway/db/gateway-database.ts';
import { openDatabase, type OpenedDatabase } from '../platform/db/open.ts';
import { buildSite } from './build/site.ts';
import { measureCharts } from './bench/charts.ts';
import { measureContracts } from './bench/contracts.ts';
import { measureDashboardPresses } from './bench/dashboard-presses.ts';
import { measureDashboard } from './bench/dashboard.ts';
import { measureOrderPresses } from './bench/order-presses.ts';
import { measureMemberPages } from './bench/member-pages.ts';
import { measurePages } from './bench/pages.ts';
import { measurePlans } from './bench/plans.ts';
import { measureRange } from './bench/range.ts';
import { measureReads } from './bench/reads.ts';
import { markdownOf, writeReport, type Section } from './bench/report.ts';
import { measureSearch } from './bench/search.ts';
import { measureStart } from './bench/startup.ts';
import { measureStorm } from './bench/storm.ts';

const parts = [
  'start',
  'pages',
  'members',
  'charts',
  'reads',
  'dashboard',
  'presses',
  'range',
  'search',
  'storm',
  'contracts',
  'plans',
] as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '3' }, homes: { type: 'string', multiple: true, default: [] } },
});
const unknown = positionals.filter((name) => !parts.some((part) => part === name));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are: ${parts.join(', ')}`);
  process.exit(2);
}
const wants = (part: (typeof parts)[number]): boolean => positionals.length === 0 || positionals.includes(part);

/** The parts that share a database. */
const onOneDatabase = ['reads', 'dashboard', 'presses', 'members', 'range', 'search', 'storm'] as const;

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const sections: Section[] = [];
function show(section: Section): void {
  sections.push(section);
  console.log(`\n${markdownOf(section)}`);
}

/** The gateway's parts share a server that no customer uses. */
async function onDatabase(work: (url: string, database: OpenedDatabase) => Promise<void>): Promise<void> {
  const postgres = await startEmbeddedPostgres(join(folder, 'gateway'));
  const database = await openDatabase(postgres.url, gatewayDatabase);
  try {
    await work(postgres.url, database);
  } finally {
    await database.close();
    await postgres.stop();
  }
}

try {
  if (wants('start') || wants('pages')) {
    await buildSite((message) => console.log(message));
    const { section, site } = await measureStart(join(folder, 'site'));
    show(section);
    try {
      if (wants('pages')) show(await measurePages(site.url, Number(values.rounds)));
    } finally {
      await site.stop();
    }
  }
  if (wants('charts')) show(await measureCharts());
  if (wants('plans')) show(await measurePlans(folder));
  if (wants('contracts')) show(await measureContracts());
  if (onOneDatabase.some(wants))
    await onDatabase(async (url, database) => {
      if (wants('reads')) show(await measureReads(url, database));
      if (wants('dashboard')) show(await measureDashboard(url, database));
      if (wants('presses')) {
        show(await measureDashboardPresses(url, database));
        show(await measureOrderPresses(url));
      }
      if (wants('members')) show(await measureMemberPages(url, database, Number(values.rounds)));
      if (wants('range')) show(await measureRange(url, database));
      if (wants('storm')) show(await measureStorm(url, database));
      if (wants('search')) show(await measureSearch(url, database, values.homes.map(Number)));
    });
  console.log(`\nWritten to ${writeReport(sections)}`);
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
