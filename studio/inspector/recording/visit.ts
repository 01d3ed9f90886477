import { fittingSteps } from './fitting.ts';
import { ownEmail } from './own-cast.ts';
import type { RecordedStep, Recording } from './recording.types.ts';
import { typedFields, withValues, type TypedField, type Values } from './typed-fields.ts';

/**
 * Who has to be there before a visit is played: nobody, where it has no member or makes one itself; a member whom it logs
 * in; or one who is logged in when the page is opened.
 */
export type Visitor = 'nobody' | 'member' | 'loggedIn';

/** A recording that can be played: with its values, and with who comes. */
export type Visit = Pick<Recording, 'path' | 'steps' | 'end'> & { visitor: Visitor };

const logsIn = ({ machine, event }: RecordedStep): boolean =>
  machine === 'logIn' && JSON.stringify(event).includes(ownEmail);

function visitorOf(begins: Recording['begins'], steps: readonly RecordedStep[]): Visitor {
  if (begins === 'member') return 'loggedIn';
  const first = steps.find((step) => logsIn(step) || step.event.type === 'registration.submitted');
  return first && logsIn(first) ? 'member' : 'nobody';
}

/** All that a value is needed for. */
export const fieldsOf = ({ steps }: Pick<Recording, 'steps'>): TypedField[] => typedFields(fittingSteps(steps));

export function visitOf({ path, begins, steps, end }: Recording, values: Values): Visit {
  const played = withValues(fittingSteps(steps), values);
  return { path, visitor: visitorOf(begins, played), steps: played, end };
}

/** What nothing stands for yet. A customer who has left a field empty has typed nothing there: it is not among these. */
export const missingFields = (recording: Recording, values: Values): TypedField[] =>
  fieldsOf(recording).filter(({ key }) => (values[key] ?? '') === '');
