import type { Page } from '@playwright/test';
import { contractOperations } from '../../../openapi/generated/operations.ts';
import type { Fault, GatewaySession } from '../../../tests/support/browser/gateway.ts';

type Operation = (typeof contractOperations)[number];

const patterns = contractOperations.map((operation) => ({
  operation,
  path: new RegExp(`^${operation.path.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

const operationOf = (method: string, url: string): Operation | undefined =>
  patterns.find(({ operation, path }) => operation.method === method.toLowerCase() && path.test(new URL(url).pathname))
    ?.operation;

const breaksServer = ({ status = 200, drop = false }: Fault): boolean => status >= 500 || drop;

/** Hears the answers of 500 and above that a page gets and that the walk has not asked for with a fault of its own. */
export function listenForServerErrors(page: Page, gateway: GatewaySession) {
  const asked = new Set<string | undefined>();
  const found: string[] = [];

  /** What the web host answers itself may go wrong because of any call behind it. */
  const isAskedFor = ({ operationId, owner }: Operation): boolean =>
    asked.has(undefined) || asked.has(operationId) || (owner === 'host' && asked.size > 0);

  page.on('response', (response) => {
    if (response.status() < 500) return;
    const method = response.request().method();
    const operation = operationOf(method, response.url());
    if (!operation || !isAskedFor(operation))
      found.push(`${method} ${new URL(response.url()).pathname} answered ${response.status()}`);
  });

  const listened: GatewaySession = {
    ...gateway,
    fault: (fault) => {
      if (breaksServer(fault)) asked.add(fault.operationId);
      return gateway.fault(fault);
    },
  };
  return { gateway: listened, found: (): readonly string[] => found };
}
