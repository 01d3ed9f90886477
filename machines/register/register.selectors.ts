import type { SnapshotFrom } from 'xstate';
import type { registerMachine } from './register.machine.ts';
import type { RegisterContext } from './register.types.ts';

export type RegisterModel = Pick<RegisterContext, 'errors' | 'isSent' | 'plan'> & { isBusy: boolean };

export function selectRegister(snapshot: SnapshotFrom<typeof registerMachine>): RegisterModel {
  const { errors, isSent, plan } = snapshot.context;
  return { errors, isSent, plan, isBusy: snapshot.hasTag('busy') };
}
