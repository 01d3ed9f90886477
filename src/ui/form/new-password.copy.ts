/** Beside the field of a password that somebody chooses. */
export const passwordHint = 'At least 12 characters. A few words together are easy to remember and hard to guess.';

const passwordTooShort = 'Use a password of at least 12 characters';

type ShortBy = `passwordShortBy${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11}`;

/** Who has typed eleven characters is not sent to count them. */
const shortBy = Object.fromEntries(
  Array.from({ length: 11 }, (_, at) => [`passwordShortBy${at + 1}`, `${passwordTooShort}. Add ${at + 1} more`]),
) as Record<ShortBy, string>;

/** What is said of a password that somebody chooses, by the machine's reason. */
export const newPasswordRefusals = {
  passwordTooShort,
  ...shortBy,
  passwordTooLong: 'Use a password of at most 128 characters',
} as const;
