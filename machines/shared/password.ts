/** The gateway's minimum; longer beats more kinds of signs. */
const passwordMinLength = 12;

/** What is wrong with a password that somebody chooses, or null. */
export const passwordError = (password: string): string | null =>
  password.length < passwordMinLength ? `Use a password of at least ${passwordMinLength} characters` : null;
