/** Who says a sentence to a customer. */
export type Speaker = 'site' | 'mail' | 'pdf' | 'gateway';

/** A place in a sentence that is filled in later: `{pence}` to who changes it, `${price(pence)}` in the code. */
export type Gap = { name: string; code: string };

/** How a sentence stands in the code: in quotes, in backticks, between the tags of an element, or as its attribute. */
export type WrittenForm = 'string' | 'template' | 'element' | 'attribute';

/** A sentence as it stands in a file. */
export type WrittenSentence = {
  /** The keys that lead to it, `choosePlanCopy.ChoosingPlan.heading`. */
  place: string;
  /** Where its literal stands, with its quotes. */
  start: number;
  end: number;
  form: WrittenForm;
  text: string;
  gaps: readonly Gap[];
};

/** A file of words, with what is known of its sentences. */
export type KeptWordFile = {
  path: string;
  saidBy: readonly Speaker[];
  /** The journey whose words these are; null for what several say, pages of words, and what is not said on the site. */
  journey: string | null;
  /** Whole: a patch is made of it. */
  source: string;
  sentences: readonly (WrittenSentence & {
    /** The views that are drawn with it; none where it belongs to no single view. */
    views: readonly string[];
    /** Requirements that fix it to the letter. */
    fixedBy: readonly string[];
    /** Words within it that a requirement fixes. */
    keeps: readonly string[];
  })[];
};

/** The register as the build writes it: nothing stands in it twice, and nothing that can be reckoned. */
export type KeptWords = {
  journeys: readonly { name: string; title: string; screens: Readonly<Record<string, readonly string[]>> }[];
  files: readonly KeptWordFile[];
};

/** A sentence of the register. */
export type Sentence = KeptWordFile['sentences'][number] &
  Pick<KeptWordFile, 'path' | 'saidBy' | 'journey'> & {
    /** Its file and its place. */
    id: string;
    line: number;
    /** The states in which it is read, in the customer's words. */
    states: readonly string[];
    /** How many words it has; a gap counts as one. */
    words: number;
    /** The age at which it is read with ease; null where it is too short to say. */
    age: number | null;
  };

export type WordsRegister = {
  journeys: readonly { name: string; title: string }[];
  sentences: readonly Sentence[];
  /** The files that they stand in, by their paths. */
  sources: ReadonlyMap<string, string>;
};

/** Other words for a sentence. `from` is what it said when somebody changed it. */
export type WordChange = { id: string; from: string; to: string };
