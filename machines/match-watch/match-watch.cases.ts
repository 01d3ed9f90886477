import { answered, failed, offline, type ModelCase } from '../shared/model-case.ts';
import { stillLoading } from '../shared/still-loading.ts';
import { failedWith, loading, matched } from '../switch-provider/switch-provider.cases.ts';
import { isNewsAwaited } from '../switch-provider/placed-switch.rules.ts';
import type { matchWatchMachine } from './match-watch.machine.ts';
import type { MatchWatchContext, MatchWatchInput } from './match-watch.types.ts';

export const consented = { ...matched, state: 'consented' };

export const starts = {
  'a customer who waits for the result': { pace: 'quick', status: loading, looks: 0 },
  'a customer who goes on with the order': { pace: 'slow', status: loading, looks: 0 },
  'a customer who has ordered': { pace: 'placed', status: consented, looks: 0 },
} satisfies Record<string, MatchWatchInput>;

export const cases: readonly ModelCase<typeof matchWatchMachine>[] = [
  answered('checkMatch', matched),
  answered('checkMatch', failedWith('1201')),
  answered('checkMatch', consented),
  failed('checkMatch', stillLoading),
  failed('checkMatch', offline),
];

export const facts = ({ pace, looks, status, failure }: MatchWatchContext) => ({
  pace,
  looks,
  isNewsAwaited: isNewsAwaited(status),
  isFailed: failure !== null,
});
