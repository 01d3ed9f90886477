/** What a member reads before they change what they log in with. */
export const staysLoggedIn = 'You’ll stay logged in here, and be logged out everywhere else.';

/** Where nothing was wrong with what was entered. */
export const notResponding = 'This isn’t about your details. Our service isn’t responding. Try again in a moment.';

/** What is said at fields of passwords and codes that several journeys have, by the machine's reason. */
export const secretRefusals = {
  passwordMissing: 'Enter your password',
  passwordRefused: 'Choose another password',
  tooManyTries: 'Too many attempts in a row. Wait a few minutes and try again',
  codeMissing: 'Enter the 6-digit code from your authenticator app',
  codeWrong: 'That code is not right or has run out. Enter the newest one',
} as const;
