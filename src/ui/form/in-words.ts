type Texts = Partial<Record<string, string>>;

/**
 * What a machine refuses, for the form: its reason for each field in the words of the journey's copy. What is no reason
 * of the machine are the gateway's own words, which stay as they are.
 */
export const inWords = (reasons: Texts, words: Texts): Texts =>
  Object.fromEntries(
    Object.entries(reasons).map(([field, reason = '']) => [
      field,
      Object.hasOwn(words, reason) ? words[reason] : reason,
    ]),
  );
