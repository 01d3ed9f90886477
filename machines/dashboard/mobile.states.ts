import { failsTo } from '../shared/failure.ts';
import { meantFor } from '../shared/meant-for.ts';
import { dashboardSetup as s } from './dashboard.setup.ts';
import type { DashboardContext, MobileFound, MySimPlan } from './dashboard.types.ts';
import { mobileInput } from './mobile.rules.ts';

const ofFound = ({ event }: { event: { output: MobileFound } }) => event.output;

const addFound = { type: 'addMobile', params: ofFound } as const;

/** The call that reads what is not known yet; of what is asked at once, a part that fails takes no other with it. */
const reading = {
  id: 'loadMobile',
  src: 'loadMobile',
  input: ({ context }: { context: DashboardContext }) => mobileInput(context),
  onDone: [
    { guard: { type: 'isAnyMissing', params: ofFound }, target: 'mobileIncomplete', actions: addFound },
    { guard: { type: 'hasMobile', params: ofFound }, target: 'showingMobile', actions: addFound },
    { target: 'noMobile', actions: addFound },
  ],
} as const;

/** The member's number, SIMs, credit and rewards. */
export const mobile = s.createStateConfig({
  description: 'The member’s number, SIMs, credit and rewards, and the way to the page of each.',
  meta: { rows: ['DB-01', 'PH-12', 'MK-05', 'MK-06'] },
  initial: 'loadingMobile',
  states: {
    loadingMobile: {
      description: 'We fetch the number, the SIMs, the credit and the rewards, all at once.',
      tags: ['busy'],
      invoke: { ...reading, onError: failsTo('mobileNotLoaded') },
    },
    showingMobile: { description: 'See number, SIM, credit and rewards, and go to one to change it.' },
    noMobile: { description: 'The member has nothing of it: look at the SIM plans, or switch a SIM on.' },
    mobileIncomplete: {
      description: 'Some of it could not be fetched; try that again. What is known stays.',
      tags: ['failed'],
      meta: { rows: ['ER-04'] },
      on: { 'retry.requested': { guard: meantFor('mobile'), target: 'loadingMissing' } },
    },
    loadingMissing: {
      description: 'We fetch what is missing; what is known stays.',
      invoke: { ...reading, onError: failsTo('mobileIncomplete') },
    },
    mobileNotLoaded: {
      description: 'None of it could be fetched; try again. The other cards stay.',
      tags: ['failed'],
      meta: { rows: ['ER-04'] },
      on: { 'retry.requested': { guard: meantFor('mobile'), target: 'loadingMobile' } },
    },
  },
});

const ofSimPlan = ({ event }: { event: { output: MySimPlan } }) => ({ simPlan: event.output });

const storeIt = { type: 'storeSimPlan', params: ofSimPlan } as const;

/** The member's SIM plan, of which the mobile network says what is left. */
export const simPlan = s.createStateConfig({
  description: 'The member’s SIM plan: what is left of it, and what comes next.',
  meta: { rows: ['DB-01', 'MK-07'] },
  initial: 'loadingSimPlan',
  states: {
    loadingSimPlan: {
      description: 'We fetch the SIM plan; the mobile network is asked what is left of it.',
      tags: ['busy'],
      invoke: {
        id: 'loadSimPlan',
        src: 'loadSimPlan',
        input: ({ context: { memberId } }) => ({ memberId }),
        onDone: [
          { guard: { type: 'hasSimPlan', params: ofSimPlan }, target: 'showingSimPlan', actions: storeIt },
          { target: 'noSimPlan' },
        ],
        onError: failsTo('simPlanNotLoaded'),
      },
    },
    showingSimPlan: { description: 'See what is left of the SIM plan and what comes next, and go to its page.' },
    noSimPlan: { description: 'No SIM plan runs or waits: choose one.' },
    simPlanNotLoaded: {
      description: 'The SIM plan could not be fetched; try again. The other cards stay.',
      tags: ['failed'],
      meta: { rows: ['ER-04'] },
      on: { 'retry.requested': { guard: meantFor('simPlan'), target: 'loadingSimPlan' } },
    },
  },
});
