import type { OrderBroadbandModel } from '../../machines/order-broadband/order-broadband.selectors.ts';
import { log } from '../runtime/log.ts';
import { orderFlags } from '../runtime/flags.ts';
import type { Feature } from '../../machines/session/session.types.ts';
import type { EnvelopeStore } from '../journey-host/envelope.ts';
import { createJourney, type JourneyOptions } from '../journey-host/journey.ts';
import { loadChildren } from '../journey-host/part-views.ts';
import { orderBroadbandPart } from '../journeys/order-broadband/order-broadband.part.ts';
import type { RuntimeConfig } from '../runtime/load-runtime-config.ts';
import type { OrderContext } from '../session/order-context.ts';
import type { Session } from '../session/session.ts';
import type { Calls } from './calls.ts';
import { allowedRedirect } from './leave-for.ts';

declare const __MACHINES_HASH__: string;

export type Order = Awaited<ReturnType<typeof startOrder>>;

export type OrderOptions = {
  calls: Calls;
  session: Session;
  config: RuntimeConfig;
  store: EnvelopeStore;
  key: string;
  observe: NonNullable<JourneyOptions['observe']>;
  orderContext: OrderContext;
};

/** Starts the order journey, or goes on with the saved one, and keeps it told who is here. */
export async function startOrder({ calls, session, config, store, key, observe, orderContext }: OrderOptions) {
  const leaveFor = (url: string): boolean => {
    const target = allowedRedirect(url, location.origin, config.links['payment']);
    if (target !== null) location.assign(target);
    return target !== null;
  };
  const { part, laterFor } = orderBroadbandPart({ ...calls, leaveFor });
  const isSaved = store.getItem(key) !== null;
  // A saved journey may go on in any of its steps.
  if (isSaved) await loadChildren(part);
  const flagsOf = (features: Feature[]) => orderFlags(features, config.flags);
  const journey = createJourney({
    part,
    store,
    key,
    hash: __MACHINES_HASH__,
    log: (message) => log.error(message),
    observe,
    input: (member) => ({ member, flags: flagsOf(session.view().features), orderId: null }),
  });

  // The root's model is this machine's own (order-broadband.selectors.ts).
  const keepOrder = () => orderContext.keep((journey.screen().root.model as OrderBroadbandModel).order?.id ?? null);
  keepOrder();
  journey.subscribe(keepOrder);

  let known = session.view();
  // A saved journey has the flags of then; those of now may have been there before it.
  if (isSaved && known.areFeaturesKnown) journey.send({ type: 'flags.changed', flags: flagsOf(known.features) });
  if (known.status !== 'lookingUp') journey.memberChanged(known.member);
  session.subscribe(() => {
    const before = known;
    known = session.view();
    const isNewlyKnown =
      known.status !== 'lookingUp' && (before.status === 'lookingUp' || before.news === 'sessionEnded');
    // A session that ended leaves the journey for its member's return.
    if (known.news === 'sessionEnded') journey.memberAway();
    else if (isNewlyKnown || before.member !== known.member) journey.memberChanged(known.member);
    if (before.features !== known.features) journey.send({ type: 'flags.changed', flags: flagsOf(known.features) });
  });
  return { part, laterFor, journey };
}
