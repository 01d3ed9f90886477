/**
 * The three pages of changing a plan have the names that the specification gives them to the letter (point 9, DB-05): these states, and no
 * others, are not named as we name states.
 */
const specified: Readonly<Record<string, string | undefined>> = {
  choose_plan: 'ChoosePlan',
  confirm_plan: 'ConfirmPlan',
  change_plan_confirmation: 'ChangePlanConfirmation',
};

/** What the view of a state is called that has one of its own. */
export function viewNameOf(state: string): string {
  return specified[state] ?? state.charAt(0).toUpperCase() + state.slice(1);
}
