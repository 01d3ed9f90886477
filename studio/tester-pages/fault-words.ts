import type { Fault } from './test-tools.ts';

const what = ({ status, delayMs, drop, malformed }: Fault): string => {
  const act = drop ? 'drops the connection' : malformed ? 'answers with broken JSON' : 'answers';
  const code = drop || malformed || status === null ? '' : ` ${status}`;
  return `${act}${code}${delayMs === null ? '' : ` after ${delayMs / 1000} s`}`;
};

/** A rule in one line: "createPlan answers 503, for the next 2 calls, in your tab only". */
export function faultWords(fault: Fault, ownScope: string | null): string {
  const { operationId, scope, timesLeft } = fault;
  const times =
    timesLeft === null
      ? 'until it is ended'
      : timesLeft === 1
        ? 'for the next call'
        : `for the next ${timesLeft} calls`;
  const whose = scope === null ? 'for everybody' : scope === ownScope ? 'in your tab only' : 'for another tester';
  return `${operationId ?? 'Every call'} ${what(fault)}, ${times}, ${whose}`;
}
