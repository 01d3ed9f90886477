import type { ChartState } from '../../charts/chart.types.ts';
import type { FailureLayers, Mark, MarkKind } from './layers.types.ts';

/** Failures of the calls that a state makes. */
export const failuresOf = ({ calls }: ChartState, failures: readonly FailureLayers[]): FailureLayers[] =>
  failures.filter(({ call }) => calls.some(({ id }) => id === call));

const kindOf = ({ browser, exempt }: FailureLayers): MarkKind =>
  browser > 0 ? 'good' : exempt === null ? 'bad' : 'exempt';

const signs = { good: '✓', exempt: '–', bad: '✗', half: '◐', stale: '↻' } satisfies Record<MarkKind, string>;

/** "401 totp.wrong or 400 code.wrong", as the machine takes them alike. */
export const failureWords = ({ names }: FailureLayers): string => names.join(' or ');

/** How one failure stands. */
export function failureMark(failure: FailureLayers): Mark {
  const { browser, tester, exempt } = failure;
  const kind = kindOf(failure);
  const met = `met in ${browser} browser ${browser === 1 ? 'test' : 'tests'}`;
  const also = tester > 0 ? `; ${tester} of the inspector` : '';
  return { kind, sign: signs[kind], words: (browser === 0 && exempt !== null ? exempt : met) + also };
}

/** How the failures of a state's calls stand together; null where it makes none, or nothing was noted of them. */
export function failuresMark(state: ChartState, failures: readonly FailureLayers[]): Mark | null {
  const own = failuresOf(state, failures);
  if (own.length === 0) return null;
  const possible = own.filter((one) => kindOf(one) !== 'exempt');
  const met = possible.filter(({ browser }) => browser > 0).length;
  const kind = possible.length === 0 ? 'exempt' : met === possible.length ? 'good' : met > 0 ? 'half' : 'bad';
  const words = possible.length === 0 ? 'no customer can meet one' : `${met} of ${possible.length} met in the browser`;
  return { kind, sign: signs[kind], words };
}
