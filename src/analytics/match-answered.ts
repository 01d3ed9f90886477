import { standingOf } from '../../machines/switch-provider/switch-standing.rules.ts';
import type { SwitchStatus } from '../../machines/switch-provider/switch-provider.types.ts';
import type { AnalyticsEvent } from './catalogue.ts';

/** The answer to a match request; null while there is none, and for a switch that has gone on since. */
export function matchAnswered(status: SwitchStatus): AnalyticsEvent | null {
  const standing = standingOf(status);
  if (standing === 'loading' || standing === 'started' || standing === 'ended') return null;
  const { code = '' } = status.error ?? {};
  return {
    name: 'match_answered',
    data: { outcome: standing, ...(/^\d{4}$/.test(code) ? { fault_code: code } : {}) },
  };
}
