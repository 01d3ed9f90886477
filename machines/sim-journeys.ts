import * as buySimPlan from './buy-sim-plan/buy-sim-plan.cases.ts';
import { buySimPlanMachine } from './buy-sim-plan/buy-sim-plan.machine.ts';
import * as estimateData from './estimate-data/estimate-data.cases.ts';
import { estimateDataMachine } from './estimate-data/estimate-data.machine.ts';
import { journey, type Journey } from './journey.ts';
import * as lookUpCharges from './look-up-charges/look-up-charges.cases.ts';
import { lookUpChargesMachine } from './look-up-charges/look-up-charges.machine.ts';
import * as moveNumber from './move-number/move-number.cases.ts';
import { moveNumberMachine } from './move-number/move-number.machine.ts';
import * as onboardSim from './onboard-sim/onboard-sim.cases.ts';
import { onboardSimMachine } from './onboard-sim/onboard-sim.machine.ts';
import * as orderFreeSim from './order-free-sim/order-free-sim.cases.ts';
import { orderFreeSimMachine } from './order-free-sim/order-free-sim.machine.ts';

/** What is done about a SIM and its number, and what is used with it. */
export const simJourneys: readonly Journey[] = [
  journey({
    name: 'buy-sim-plan',
    title: 'Buy a SIM plan',
    errand: 'See how the SIM plan stands, buy one once or each time that it ends, and change what comes next.',
    machine: buySimPlanMachine,
    model: buySimPlan,
  }),
  journey({
    name: 'estimate-data',
    title: 'Estimate data',
    errand: 'Learn how much data is needed, and which SIM plan has enough.',
    machine: estimateDataMachine,
    model: estimateData,
  }),
  journey({
    name: 'look-up-charges',
    title: 'Look up charges abroad',
    errand: 'Learn what it costs to use a SIM in another country, or to call there.',
    machine: lookUpChargesMachine,
    model: lookUpCharges,
  }),
  journey({
    name: 'move-number',
    title: 'Keep or move your number',
    errand: 'Bring a mobile number from another network, stop that, or take the number away; each with a code.',
    machine: moveNumberMachine,
    model: moveNumber,
  }),
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
