/** Whether the last digit is Luhn's check digit of those before it, as on SIM cards and vouchers (ISO/IEC 7812-1). */
export function hasCheckDigit(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .map((digit, at) => Number(digit) * (at % 2 === 0 ? 1 : 2))
    .reduce((all, value) => all + (value > 9 ? value - 9 : value), 0);
  return sum % 10 === 0;
}
