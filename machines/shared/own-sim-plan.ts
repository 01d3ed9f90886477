import type { Wire } from './wire.ts';

/** Whether a SIM plan runs, waits or is being paid for. What was begun and left unpaid is none; of what is, the network or a bank has news by and by. */
export const hasSimPlan = ({ current, waiting, renewing, unpaid }: Wire<'MySimPlan'>): boolean =>
  current !== null || waiting !== null || renewing !== null || unpaid?.isBeingPaid === true;
