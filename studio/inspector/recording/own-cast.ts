import type { MaskedEvent } from '../bridge/messages.types.ts';
import type { RecordedStep } from './recording.types.ts';

/** What each play has to itself: a member whom nobody else is, and a house among the test homes. */
type OwnCast = { email: string; house: string };

/** In a value that somebody reads and changes: the play's own email address, and its own house number. */
export const ownEmail = '{email}';
export const ownHouse = '{house}';

function cast(value: unknown, { email, house }: OwnCast): unknown {
  if (typeof value === 'string') return value.replaceAll(ownEmail, email).replaceAll(ownHouse, house);
  if (Array.isArray(value)) return value.map((entry) => cast(entry, { email, house }));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, cast(entry, { email, house })]));
}

/** The steps as one play takes them. */
export const withCast = (steps: readonly RecordedStep[], own: OwnCast): RecordedStep[] =>
  steps.map((step) => ({ ...step, event: cast(step.event, own) as MaskedEvent }));
