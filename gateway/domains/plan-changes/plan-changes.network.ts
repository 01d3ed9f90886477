import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import {
  enqueueCommand,
  handleCommand,
  type CommandDeps,
  type Said,
  type WhenRefused,
} from '../../network/commands.ts';
import { findPlanAtNetwork } from '../plans/plans.rows.ts';
import { lastOfProduct } from './plan-changes.store.ts';

const PRODUCT = 'network.change-product';

/** Which product a service has. */
export interface SaidProduct extends Said {
  reference: string;
  productId: string;
  /** The change that has given it to the plan; undefined where it is what was ordered. One of kit alone is none: kit is ours. */
  changeId: string | undefined;
}

/** Tells the network, by a job, which product a plan has from now on: its speed follows from that. */
export async function tellProduct(
  deps: Pick<Dependencies, 'jobs'>,
  tx: Executor,
  planId: string,
  now: Date,
): Promise<void> {
  await enqueueCommand(deps, tx, { kind: PRODUCT, planId, payload: {}, at: now });
}

/** Names the job that speaks to the network; once for each gateway. */
export function handleProductAtNetwork(
  deps: CommandDeps & Pick<Dependencies, 'network'>,
  whenRefused: WhenRefused<SaidProduct>,
): void {
  handleCommand(deps, {
    kind: PRODUCT,
    whenRefused,
    async prepare(payload) {
      const planId = String(payload['planId']);
      const plan = await findPlanAtNetwork(deps.db, planId);
      if (!plan) return undefined;
      const { productId, orderKey: reference } = plan;
      const changeId = (await lastOfProduct(deps.db, planId))?.id;
      return { planId, about: changeId ?? planId, reference, productId, changeId };
    },
    send: ({ reference, productId }) => deps.network.changeProduct(reference, { productId }),
  });
}
