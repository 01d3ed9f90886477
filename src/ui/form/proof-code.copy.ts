/** Around the code with which a SIM or a number is moved, by where it is. */
export const proofCodeCopy = {
  sent: {
    EMAIL: 'We’ve sent you an email with a code of 6 digits. It works for ten minutes.',
    APP: 'Enter the 6 digits from your authenticator app, or a recovery code.',
  },
  sending: 'Sending you a code',
  code: 'Code',
  again: 'Send me a new code',
} as const;

/** What is said of such a code that was refused. */
export const proofCodeRefusals = {
  missing: 'Enter the code, like 123456',
  wrong: 'That code is wrong or too old. Check it, or ask for a new one',
  tooMany: 'Too many tries. Wait a quarter of an hour, then ask for a new code',
} as const;
