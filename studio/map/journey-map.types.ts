/**
 * Where a customer is, or where a journey leads. `page`: what one view shows, with the dialogs and waits over it; `errand`: the whole of
 * another journey; `end`: a state in which the machine is done; `part`: of a machine that shows no page.
 */
export type PlaceKind = 'page' | 'errand' | 'part' | 'end';

export type Place = {
  /** `page:ChoosingPlan`, `errand:address-check`, `end:planCreated` */
  id: string;
  kind: PlaceKind;
  /** The view's name, the other journey's name, or the state's key. */
  name: string;
  /** What its state says of itself, in the customer's words. */
  sentence: string;
  /** Ids of the innermost states in it. */
  states: readonly string[];
  /** Nothing of it lasts: its states are all tagged `busy`. */
  isWait: boolean;
};

/** All that leads from one place to another, over whatever is decided or waited for between. */
export type Passage = {
  from: string;
  to: string;
  /** Ids of the transitions, those between included. */
  transitions: ReadonlySet<string>;
};

/** A machine as its places, and what leads from one to another. */
export type PlaceGraph = {
  places: readonly Place[];
  passages: readonly Passage[];
  /** Ids of the places in which the machine may begin. */
  starts: readonly string[];
  /** Transitions that stay within a place, by its id. */
  within: ReadonlyMap<string, ReadonlySet<string>>;
  /** Transitions before the first place, and those of what goes on beside them all. */
  around: ReadonlySet<string>;
  /** Innermost states in no place: they decide where it goes, or go on beside the page. */
  outside: readonly string[];
};

/** A place beside the main way, with all that leads there and away. */
export type SideWay = { place: Place; transitions: readonly string[] };

/** A place on the main way, with what is folded into it. */
export type MapCard = {
  place: Place;
  /** Pages that show that something is being fetched or done before it, or after. */
  waits: readonly Place[];
  /** Ways in which it can go wrong. */
  wrong: readonly SideWay[];
  others: readonly SideWay[];
  /** Places on the main way that it also leads to: earlier ones, and those behind the next. */
  back: readonly Passage[];
  ahead: readonly Passage[];
  /** Transitions that stay within the place and its waits. */
  within: readonly string[];
};

/** From a card to the next: by a transition, by a link (an address that the customer opens), or not at all: both are there at once. */
export type MapArrow = {
  from: string;
  to: string;
  by: 'transition' | 'link' | 'nothing';
  transitions: readonly string[];
  /** Transitions from the next card back to this one. */
  back: readonly string[];
};

/** A journey as its pages in the customer's order. */
export type JourneyMap = {
  cards: readonly MapCard[];
  /** Ids of the places in which the machine may begin, as by an address that names them. */
  starts: readonly string[];
  arrows: readonly MapArrow[];
  /** Transitions before the first page, and beside them all. */
  around: readonly string[];
  /** Innermost states that decide where it goes, or go on beside the pages. */
  outside: readonly string[];
};
