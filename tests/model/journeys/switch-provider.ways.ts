import type { AnyMachineSnapshot } from 'xstate';
import { activeNodes } from '../../../machines/model/definition.ts';
import { isSilent } from './switch-provider.match.ts';

/** What the page of a state leaves out, although the machine would take it. */
const leftOut: Readonly<Record<string, readonly string[]>> = {
  // A dialog: the ways on are on the page behind it.
  switchReadyToStart: ['switch.declined', 'detailsChange.requested', 'providerChange.requested', 'order.continued'],
  consentNotSent: ['detailsChange.requested', 'providerChange.requested', 'order.continued'],
  matchNotChecked: ['detailsChange.requested', 'providerChange.requested'],
  matchStillChecked: ['detailsChange.requested', 'providerChange.requested'],
  checkingMatch: ['providerChange.requested'],
};

const isOwn = (type: string) => !type.startsWith('xstate.');

export const isOnPage = (snapshot: AnyMachineSnapshot, { type }: { type: string }): boolean => {
  // Whoever asks a provider that does not answer waits here until all retries are used up.
  if (isOwn(type) && isSilent(snapshot.context) && snapshot.matches('checkingMatch')) return false;
  return activeNodes(snapshot).every(({ key }) => !leftOut[key]?.includes(type));
};
