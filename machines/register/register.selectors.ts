import type { SnapshotFrom } from 'xstate';
import type { registerMachine } from './register.machine.ts';
import type { RegisterContext } from './register.types.ts';

export type RegisterModel = Pick<RegisterContext, 'errors' | 'isSent'> & { isBusy: boolean };

export function selectRegister(snapshot: SnapshotFrom<typeof registerMachine>): RegisterModel {
  const { errors, isSent } = snapshot.context;
  return { errors, isSent, isBusy: snapshot.hasTag('busy') };
}
