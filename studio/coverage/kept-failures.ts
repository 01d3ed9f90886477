import type { FailureLayers } from '../inspector/layers/layers.types.ts';

/** Before the name of a call, so that it is no state's. */
const ofCall = '!';

/**
 * Failures by their call: `"!checkCode": "401 totp.wrong,400 code.wrong=c; 429 rate.limited=0/2"`: twelve tests in the browser met the first
 * two, which the machine takes alike, and none the third, for the third of the reasons. What a tester met comes after a point.
 */
export function keepFailures(
  failures: readonly FailureLayers[],
  placeOf: (reason: string) => number,
): Record<string, string> {
  const signOf = ({ names, browser, tester, exempt }: FailureLayers): string => {
    const met = [browser, ...(tester > 0 ? [tester] : [])].map((number) => number.toString(36)).join('.');
    return `${names.join(',')}=${met}${exempt === null ? '' : `/${placeOf(exempt)}`}`;
  };
  const calls = [...new Set(failures.map(({ call }) => call))];
  const ownOf = (wanted: string) => failures.filter(({ call }) => call === wanted);
  return Object.fromEntries(calls.map((call) => [`${ofCall}${call}`, ownOf(call).map(signOf).join('; ')]));
}

function failureFrom(call: string, sign: string, reasons: readonly string[]): FailureLayers {
  const [names = '', said = ''] = sign.split('=');
  const [met = '', reason] = said.split('/');
  const [browser = 0, tester = 0] = met.split('.').map((number) => parseInt(number, 36));
  const exempt = reason === undefined ? null : (reasons[Number(reason)] ?? null);
  return { call, names: names.split(','), browser, tester, exempt };
}

/** What was kept of failures; nothing where it was kept before they were. */
export const failuresFrom = (kept: Readonly<Record<string, string>>, reasons: readonly string[]): FailureLayers[] =>
  Object.entries(kept)
    .filter(([key]) => key.startsWith(ofCall))
    .flatMap(([key, signs]) => signs.split('; ').map((sign) => failureFrom(key.slice(ofCall.length), sign, reasons)));
