/** The network's problem codes as customers say them; an unknown one is told as a difficulty. */
const reasons: Readonly<Record<string, string>> = {
  ACCESS_ISSUE: 'the engineer couldn’t get to where the work is',
  ACTIVATION_FAILED: 'the line couldn’t be switched on',
  ADDITIONAL_WORK: 'more work is needed than was planned',
  CAPACITY_ISSUE: 'the network is full here for now',
  FAULT_AT_NODE: 'there is a fault in the network',
  FAULT_AT_ONT: 'there is a fault in the box on your wall',
  FAULT_AT_POP: 'there is a fault in the network',
  INFORMATION_REQUIRED: 'we need to know something first',
  INSTALL_FAILED: 'the installation couldn’t be finished',
  NETWORK_ISSUE: 'there is a problem in the network',
  PLANNING_ISSUE: 'the planned work has to change',
  PROPERTY_UNOCCUPIED: 'nobody was at home',
  SITE_UNSAFE: 'it wasn’t safe to work there',
  SURVEY_REQUIRED: 'your home needs a survey first',
  UNABLE_TO_ATTEND: 'the engineer couldn’t come',
  WAYLEAVE_ISSUE: 'the owner of the land has to agree first',
};

/** The first reason that we have words for: "the owner of the land has to agree first". */
export const networkReason = (codes: readonly string[]): string | undefined =>
  codes.map((code) => reasons[code]).find((words) => words !== undefined);

/** Why the network has ended an order, for the end of a sentence: ", because nobody was at home". Empty where it has no reason that we have words for, as for a customer who has cancelled. */
export function becauseOf(code: string | null): string {
  const why = networkReason(code === null ? [] : [code]);
  return why === undefined ? '' : `, because ${why}`;
}
