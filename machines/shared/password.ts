/** The gateway's minimum; longer beats more kinds of signs. */
const passwordMinLength = 12;

export type PasswordRefusal = 'passwordTooShort';

/** Why a password that somebody chooses is refused; null where it is not. */
export const passwordError = (password: string): PasswordRefusal | null =>
  password.length < passwordMinLength ? 'passwordTooShort' : null;
