/** The gateway's minimum; longer beats more kinds of signs. */
const passwordMinLength = 12;

/** As the contract has it. */
const passwordMaxLength = 128;

/** How many characters a password can lack that somebody has begun. */
type Lacking = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11;

/** Why a new password is refused; the words are in `src/ui/form/new-password.copy.ts`. One that was left out lacks everything. */
export type PasswordRefusal = 'passwordTooShort' | `passwordShortBy${Lacking}` | 'passwordTooLong';

/** Why a password that somebody chooses is refused; null where it is not. In characters as the gateway counts them. */
export function passwordError(password: string): PasswordRefusal | null {
  const { length } = Array.from(password);
  if (length > passwordMaxLength) return 'passwordTooLong';
  if (length >= passwordMinLength) return null;
  return length === 0 ? 'passwordTooShort' : `passwordShortBy${(passwordMinLength - length) as Lacking}`;
}
