import { start, type Running } from './processes.ts';
import { short, type Section } from './report.ts';

/** The whole product, from `node` to the first answer, on a fresh data folder and again on the one that it made. */
export async function measureStart(dataDir: string): Promise<{ section: Section; site: Running }> {
  const settings = { ENVIRONMENT: 'dev', TEST_TOOLS: 'off', ANSWER_CHECKS: 'off', DATA_DIR: dataDir };
  const fresh = await start('scripts/start.ts', settings);
  await fresh.stop();
  const site = await start('scripts/start.ts', settings);
  const seconds = (one: Running) => short(one.startedIn / 1_000, 2);
  const section = {
    title: 'Start to first answer',
    head: ['data folder', 's', 'bar'],
    rows: [
      ['fresh: database made, homes and members invented', seconds(fresh), 20],
      ['existing', seconds(site), 3],
    ],
    notes: ['The site is built before.'],
  };
  return { section, site };
}
