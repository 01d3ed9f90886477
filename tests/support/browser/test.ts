import { expect, test as base } from '@playwright/test';
import { decideConsent, type ConsentAtStart } from './consent.ts';
import { pagesOf, type Pages } from './pages.ts';
import { listenToConsole, type PageConsole } from './page-console.ts';
import { watchMachines, type MachineWatch } from './machine-watch.ts';
import { gatewayOf, type GatewaySession } from './gateway.ts';
import { viewOf, type View } from './view.ts';

type Fixtures = {
  /** What was said about cookies before; ESSENTIAL unless `test.use({ consent: … })` says otherwise. */
  consent: ConsentAtStart;
  /** Faults of one test reach nobody else's calls. */
  scope: string;
  gateway: GatewaySession;
  /** What the machines of the site do meanwhile. */
  machines: MachineWatch;
  view: View;
  pages: Pages;
  /** Anything said in the page's console fails the test, unless it is expected. */
  browserConsole: Pick<PageConsole, 'expect'>;
};

export const test = base.extend<Fixtures>({
  consent: ['ESSENTIAL', { option: true }],
  context: async ({ context, consent, baseURL }, use) => {
    if (consent !== 'undecided') await decideConsent(context, baseURL, consent);
    await use(context);
  },
  scope: async ({}, use, { testId, repeatEachIndex }) => use(`${testId}-${repeatEachIndex}`),
  extraHTTPHeaders: async ({ scope }, use) => use({ 'x-test-scope': scope }),
  gateway: async ({ context, scope }, use) => {
    const gateway = gatewayOf(context, scope);
    await use(gateway);
    await gateway.endFaults();
  },
  machines: [
    async ({ context }, use, { titlePath, testId, project }) => {
      const machines = await watchMachines(context);
      await use(machines);
      await machines.write(`${titlePath.join(' › ')} [${project.name}]`, testId);
    },
    { auto: true },
  ],
  view: async ({ page, machines }, use, { testId, project }) => {
    const view = viewOf(page, project.name, Number.parseInt(testId.slice(-1), 16) % 2 === 0, machines);
    await use(view);
    view.noteLooksOfOthers();
  },
  pages: async ({ page }, use) => use(pagesOf(page)),
  browserConsole: [
    async ({ page }, use) => {
      const said = listenToConsole(page);
      await use(said);
      expect(said.unexpected(), 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
