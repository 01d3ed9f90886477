const squashed = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase();

/** The six digits of an authenticator app, however they are typed; null where it is nothing of the kind. */
export function appCodeOf(typed: string): string | null {
  const code = squashed(typed);
  return /^\d{6}$/.test(code) ? code : null;
}

/** A recovery code as the gateway takes it; letters that no code has are read as the digits they look like. */
export function recoveryCodeOf(typed: string): string | null {
  const code = squashed(typed).replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return /^[0-9A-HJKMNP-TV-Z]{12}$/.test(code) ? code : null;
}

/** Either of them. */
export const factorCodeOf = (typed: string): string | null => appCodeOf(typed) ?? recoveryCodeOf(typed);
