import type { components } from '../../../openapi/generated/gateway.d.ts';
import { notFound } from '../../../platform/http/problem.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { CreditPorts } from './credit-ports.ts';
import { afterEvent, nextCommand } from './credit.rules.ts';
import { findApplication, noteEvent } from './credit.store.ts';
import { follow, tellLender } from './tell-lender.ts';

type Deps = Pick<Dependencies, 'db' | 'clock' | 'jobs'> & CreditPorts;

/** Takes in an event of the lender; each counts once, in whatever order they come. Throws 404 `application.not-found`. */
export async function receiveDecisionEvent(deps: Deps, event: components['schemas']['DecisionEvent']): Promise<void> {
  const row = await findApplication(deps.db, { reference: event.reference });
  if (!row) throw notFound('application');
  await follow(deps, row, async (tx, before) => {
    if (!(await noteEvent(tx, before.id, event, deps.clock.now()))) return undefined;
    const after = afterEvent(before, event);
    // It was accepted, say, after a signature was to be told of which no answer has come.
    if (nextCommand(after) !== undefined) await tellLender(deps, tx, after);
    return after;
  });
}
