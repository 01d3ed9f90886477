/** What was shown in a state has become old enough to be looked at again. */
export const due = (state: string): string => `xstate.after.newsDue.${state}.upToDate`;
