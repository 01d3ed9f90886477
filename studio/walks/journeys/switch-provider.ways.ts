import type { AnyMachineSnapshot } from 'xstate';
import { isSilent } from './switch-provider.match.ts';

const isOwn = (type: string) => !type.startsWith('xstate.');

/** Whoever asks a provider that does not answer waits until all retries are used up. */
export const isOnPage = (snapshot: AnyMachineSnapshot, { type }: { type: string }): boolean =>
  !(isOwn(type) && isSilent(snapshot.context) && snapshot.matches('checkingMatch'));
