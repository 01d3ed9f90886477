import { journey, type Journey } from './journey.ts';
import * as onboardSim from './onboard-sim/onboard-sim.cases.ts';
import { onboardSimMachine } from './onboard-sim/onboard-sim.machine.ts';
import * as orderFreeSim from './order-free-sim/order-free-sim.cases.ts';
import { orderFreeSimMachine } from './order-free-sim/order-free-sim.machine.ts';

/** SIMs and mobile numbers. */
export const simJourneys: readonly Journey[] = [
  journey({
    name: 'onboard-sim',
    title: 'Switch a SIM on',
    errand:
      'Have a SIM card switched on by its number, or get an eSIM, and install it; with a code where it takes a number over.',
    machine: onboardSimMachine,
    model: onboardSim,
  }),
  journey({
    name: 'order-free-sim',
    title: 'Order a free SIM',
    errand: 'Have one or two free SIM cards posted to a home.',
    machine: orderFreeSimMachine,
    model: orderFreeSim,
  }),
];
