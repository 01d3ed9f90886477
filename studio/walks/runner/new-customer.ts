import { test, type Browser } from '@playwright/test';
import { decideConsent } from '../../../tests/support/browser/consent.ts';
import { gatewayOf } from '../../../tests/support/browser/gateway.ts';
import { watchMachines } from '../../../tests/support/browser/machine-watch.ts';
import { listenToConsole } from '../../../tests/support/browser/page-console.ts';
import { pagesOf } from '../../../tests/support/browser/pages.ts';
import { viewOf } from '../../../tests/support/browser/view.ts';
import type { Hands } from './browser-journey.types.ts';
import { listenForServerErrors } from './server-errors.ts';
import { listenToTyping } from './typed-input.ts';

export type Customer = Awaited<ReturnType<typeof newCustomer>>;

/** Somebody in a browser that has never been here, whose faults reach nobody else, with an ear on all that goes wrong. */
export async function newCustomer(browser: Browser, scope: string) {
  const { project } = test.info();
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-test-scope': scope } });
  await decideConsent(context, project.use.baseURL, 'ESSENTIAL');
  const machines = await watchMachines(context);
  const page = await context.newPage();
  const serverErrors = listenForServerErrors(page, gatewayOf(context, scope));
  const { gateway } = serverErrors;
  const hands: Hands = { page, pages: pagesOf(page), gateway, machines, view: viewOf(page, project.name, false) };
  return {
    hands,
    serverErrors: serverErrors.found,
    console: listenToConsole(page),
    typing: await listenToTyping(page),
    leave: async (): Promise<void> => {
      try {
        await gateway.endFaults();
      } finally {
        await context.close();
      }
    },
  };
}
