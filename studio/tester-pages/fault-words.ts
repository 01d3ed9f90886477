import { secondOfDay } from '../../src/ui/format/date.ts';
import type { Fault } from './test-tools.ts';

const what = ({ status, delayMs, drop, malformed }: Fault): string => {
  const act = drop ? 'drops the connection' : malformed ? 'answers with broken JSON' : 'answers';
  const code = drop || malformed || status === null ? '' : ` ${status}`;
  return `${act}${code}${delayMs === null ? '' : ` after ${delayMs / 1000} s`}`;
};

/** A rule in one line: "createPlan answers 503, for the next 2 calls, in your tab only"; `ownPlace` names another page. */
export function faultWords(fault: Fault, ownScope: string | null, ownPlace = 'in your tab only'): string {
  const { operationId, scope, timesLeft } = fault;
  const times =
    timesLeft === null
      ? 'until it is ended'
      : timesLeft === 1
        ? 'for the next call'
        : `for the next ${timesLeft} calls`;
  const whose = scope === null ? 'for everybody' : scope === ownScope ? ownPlace : 'for another tester';
  return `${operationId ?? 'Every call'} ${what(fault)}, ${times}, ${whose}`;
}

/** As many calls are named; the rest is counted. */
const namedHits = 3;

const leftWords = (timesLeft: number | null): string => {
  if (timesLeft === null) return 'It goes on until it is ended.';
  if (timesLeft === 0) return 'It is used up: the next call is answered as it should be.';
  return timesLeft === 1 ? 'One more will meet it.' : `${timesLeft} more will meet it.`;
};

/** What a rule has met, when, and what is left of it. */
export function metWords({ timesMet, timesLeft, hits }: Fault): string {
  if (timesMet === 0) return 'It has met no call yet.';
  const named = hits
    .slice(-namedHits)
    .map(({ operationId, at }) => `${operationId} at ${secondOfDay(at)}`)
    .join(', ');
  const calls = timesMet === 1 ? 'one call' : `${timesMet} calls`;
  return `It has met ${calls}${timesMet > namedHits ? ', last' : ':'} ${named}. ${leftWords(timesLeft)}`;
}

/** Ms for which each call that is kept waiting has waited by now. */
export const waitsOf = ({ delayMs, hits }: Fault, now: number): readonly { operationId: string; waitedMs: number }[] =>
  hits
    .map(({ operationId, at }) => ({ operationId, waitedMs: Math.max(0, now - Date.parse(at)) }))
    .filter(({ waitedMs }) => waitedMs < (delayMs ?? 0));

/** "listProducts is kept waiting: 3 of 8 s" */
export const waitWords = ({ delayMs }: Fault, { operationId, waitedMs }: ReturnType<typeof waitsOf>[number]): string =>
  `${operationId} is kept waiting: ${Math.floor(waitedMs / 1000)} of ${(delayMs ?? 0) / 1000} s.`;
