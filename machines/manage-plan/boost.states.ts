import { failsTo, failureOf } from '../shared/failure.ts';
import { meantFor } from '../shared/meant-for.ts';
import { quietLook } from '../shared/quiet-look.ts';
import { ofPlan } from './manage-plan.rules.ts';
import { managePlanSetup as s } from './manage-plan.setup.ts';
import type { Boosts, ManagePlanContext } from './manage-plan.types.ts';

const storeThem = {
  type: 'storeBoosts',
  params: ({ event }: { event: { output: Boosts } }) => ({ boosts: event.output }),
} as const;

/** Whoever was told that one has begun need not be told it any more once that is over. */
const endThem = [storeThem, 'forgetOldBoostNews'] as const;

const asked = ({ context }: { context: ManagePlanContext }) => ofPlan(context);

/** The call that reads them; anew where another tab may have begun one. */
const reading = {
  id: 'loadBoosts',
  src: 'loadBoosts',
  input: asked,
  onDone: { target: 'showingBoosts', actions: storeThem },
  onError: failsTo('boostsNotLoaded'),
} as const;

/** Hours at the speed of the next faster plan: one press begins them, and a second one changes nothing. */
export const boost = s.createStateConfig({
  description: 'The boosts of the plan: what is left, the one that runs, and why none can begin now.',
  meta: { rows: ['DB-01'] },
  initial: 'loadingBoosts',
  states: {
    loadingBoosts: {
      description: 'We fetch the boosts.',
      tags: ['busy'],
      invoke: reading,
    },
    boostsNotLoaded: {
      description: 'The boosts could not be fetched; try again. The other cards stay.',
      tags: ['failed'],
      meta: { rows: ['ER-04'] },
      on: { 'retry.requested': { guard: meantFor('boost'), target: 'loadingBoosts' } },
    },
    showingBoosts: {
      description: 'Read how many boosts are left, and begin one.',
      ...quietLook({ while: 'isBoosted', input: asked, onDone: { target: 'upToDate', actions: endThem } }),
      on: { 'boost.requested': { guard: 'canBoost', target: 'startingBoost', actions: 'forgetBoostNews' } },
    },
    startingBoost: {
      description: 'We begin the boost.',
      tags: ['busy', 'committing'],
      invoke: {
        id: 'startBoost',
        src: 'startBoost',
        input: ({ context }) => ofPlan(context),
        onDone: { target: 'showingBoosts', actions: [storeThem, { type: 'tellBoost', params: { news: 'started' } }] },
        onError: [
          {
            guard: { type: 'isBoostBlocked', params: failureOf },
            target: 'refreshingBoosts',
            actions: { type: 'tellBoost', params: { news: 'refused' } },
          },
          failsTo('boostNotStarted'),
        ],
      },
    },
    boostNotStarted: {
      description: 'The boost could not be begun; try again.',
      tags: ['failed', 'unsent'],
      meta: { rows: ['ER-04'] },
      on: { 'retry.requested': { guard: meantFor('boost'), target: 'startingBoost' } },
    },
    refreshingBoosts: {
      description: 'No boost can begin any more: we read anew why.',
      tags: ['busy'],
      invoke: reading,
    },
  },
});
