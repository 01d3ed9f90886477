import type { Draft } from './JourneyForm.tsx';

const nothing = {};

/**
 * The draft of a form that is about something: what was typed or ticked about another provider, or for another offer,
 * is not for this one. `shared` names the fields that are the customer's own and stay.
 */
export function draftAbout(draft: Draft, subject: string, shared?: string): Draft {
  const { values } = draft;
  const kept = shared === undefined || values[shared] === undefined ? nothing : { [shared]: values[shared] };
  return {
    values: values['about'] === subject ? values : kept,
    keep: (typed) => draft.keep({ ...typed, about: subject }),
  };
}
