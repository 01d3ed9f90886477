/**
 * The check digit of Luhn (ISO/IEC 7812-1, annex B), which ends the numbers of SIM cards, vouchers and payment cards. It shows any single wrong digit, and most
 * pairs that have changed places.
 */
export function luhnDigitOf(digits: string): string {
  let sum = 0;
  for (const [at, digit] of Array.from(digits).toReversed().entries()) {
    const value = Number(digit) * (at % 2 === 0 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return String((10 - (sum % 10)) % 10);
}

/** Whether digits end with the check digit of those before it. */
export const hasLuhnDigit = (digits: string): boolean =>
  /^\d{2,}$/.test(digits) && luhnDigitOf(digits.slice(0, -1)) === digits.at(-1);
