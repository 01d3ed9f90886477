/** What somebody does in one journey. */
export type Leg = {
  /** The journey's name in the register. */
  journey: string;
  /** What they do there, as a sentence that begins with a verb: "checks the address of the new home". */
  does: string;
  /** How they begin, by the name that the journey's model gives it; the first of its starts, where it is left out. */
  start?: string;
  /** Innermost states that they come to, by name, in this order; with that of the last the leg ends. */
  through: readonly [string, ...string[]];
};

/** Somebody with an errand, as product owners speak of customers: "Robin", "new, and switches". */
export type Persona = {
  id: string;
  name: string;
  who: string;
  /** What they come for, in a sentence or two. */
  errand: string;
  legs: readonly [Leg, ...Leg[]];
};

/** What of a journey's chart a persona comes by: ids of innermost states and of transitions, in the order of the way. */
export type LegWay = { journey: string; states: readonly string[]; transitions: readonly string[] };
