import type { SnapshotFrom } from 'xstate';
import type { registerMachine } from './register.machine.ts';
import type { RegisterContext } from './register.types.ts';

export type RegisterModel = Pick<RegisterContext, 'errors'> & { isBusy: boolean };

export function selectRegister(snapshot: SnapshotFrom<typeof registerMachine>): RegisterModel {
  return { errors: snapshot.context.errors, isBusy: snapshot.hasTag('busy') };
}
