import { failsTo, failureOf } from '../shared/failure.ts';
import { customisePlanSetup as s } from './customise-plan.setup.ts';

type Keeping = { id: string; description: string; rows: readonly string[]; kept: string; notKept: string };

/**
 * What was chosen is kept with the plan; the customer goes on from there to the booking, or to the saved journey. A
 * connection date that the gateway refuses leads back to the date: trying the same one again would not help.
 */
export const keepingChoice = ({ id, description, rows, kept, notKept }: Keeping) =>
  s.createStateConfig({
    id,
    description,
    tags: ['busy', 'committing'],
    meta: { view: 'CustomisingPlan', rows },
    invoke: {
      id: 'keepCustomisation',
      src: 'keepCustomisation',
      input: ({ context }) => ({ planId: context.plan.id, customisation: context.choice }),
      onDone: { target: kept, actions: { type: 'storePlan', params: ({ event }) => ({ plan: event.output }) } },
      onError: [
        {
          guard: { type: 'isDateRefused', params: failureOf },
          target: 'customisingPlan',
          actions: { type: 'storeDateRefusal', params: failureOf },
        },
        failsTo(notKept),
      ],
    },
  });
