/** A state as it is drawn. `id` is the machine's own, so that what runs can be lit in the picture. */
export type ChartState = {
  id: string;
  key: string;
  kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  /** In the customer's words. */
  description: string;
  tags: readonly string[];
  view: string | null;
  path: string | null;
  isModal: boolean;
  /** The requirements that it makes true, by their ids. */
  rows: readonly string[];
  /** What is called while the state lasts: calls to the gateway, or the machine of an errand. */
  calls: readonly { id: string; src: string }[];
  initial: string | null;
  states: readonly ChartState[];
};

/** One candidate of one event; `id` is the name that coverage, walks and the running app use for it, too. */
export type ChartTransition = {
  id: string;
  from: string;
  /** Empty: the state stays as it is. */
  to: readonly string[];
  event: string;
  guard: string | null;
  /** Place among the candidates of the event, tried in this order. */
  place: number;
};

/** A machine as plain data: it can be sent to another window, compared with an older one, and laid out. */
export type Chart = { machine: string; root: ChartState; transitions: readonly ChartTransition[] };

/** `customer`: sentences and plain words. `developer`: names as they stand in the code. */
export type ChartWords = 'customer' | 'developer';

/** What of a chart is looked at closely. */
export type Selection = { kind: 'state' | 'transition'; id: string };
