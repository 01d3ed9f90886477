import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { CreditPorts } from './credit-ports.ts';
import { receiveDecisionEvent } from './decision-events.service.ts';
import { handleLenderCommands } from './tell-lender.ts';

/** What the lender tells. Also names the job that tells it. Customers meet credit with their orders (`shop-orders`). */
export function creditHandlers(deps: Dependencies & CreditPorts): Pick<Handlers, 'receiveDecisionEvent'> {
  handleLenderCommands(deps);
  return {
    async receiveDecisionEvent({ body }) {
      await receiveDecisionEvent(deps, body);
      return { status: 202, body: undefined };
    },
  };
}
