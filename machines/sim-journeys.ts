import * as estimateData from './estimate-data/estimate-data.cases.ts';
import { estimateDataMachine } from './estimate-data/estimate-data.machine.ts';
import { journey, type Journey } from './journey.ts';
import * as lookUpCharges from './look-up-charges/look-up-charges.cases.ts';
import { lookUpChargesMachine } from './look-up-charges/look-up-charges.machine.ts';

/** What is done about a SIM and what is used with it. */
export const simJourneys: readonly Journey[] = [
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
];
