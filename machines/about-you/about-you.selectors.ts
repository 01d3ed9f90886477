import type { SnapshotFrom } from 'xstate';
import type { aboutYouMachine } from './about-you.machine.ts';
import type { AboutYouContext } from './about-you.types.ts';

export type AboutYouModel = Pick<AboutYouContext, 'name' | 'errors'> & { isBusy: boolean };

export function selectAboutYou(snapshot: SnapshotFrom<typeof aboutYouMachine>): AboutYouModel {
  const { name, errors } = snapshot.context;
  return { name, errors, isBusy: snapshot.hasTag('busy') };
}
