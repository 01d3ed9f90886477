import { maySwitchAgain, placedNewsOf, type PlacedSwitchNews } from '../switch-provider/placed-switch.rules.ts';
import type { Switching } from './order-broadband.types.ts';

export type ToldSwitch = {
  news: PlacedSwitchNews;
  /** The old provider. */
  provider: string;
  /** Of the fault by which the last step did not go; null where it did. */
  code: string | null;
  /** The last day of the plan, once that has ended. */
  planEndedOn: string | null;
  mayTryAgain: boolean;
};

/** Whether there is anything to tell of the old broadband: we switch it, or its customer does. */
export const isSwitchTold = (switching: Switching): boolean =>
  switching.wish === 'self' || placedSwitchOf(switching) !== null;

/**
 * What became of the switch since the order; null where none was asked for. Apart from what all pages of the order are told,
 * as those that people arrive at do without it.
 */
export function placedSwitchOf(switching: Switching): ToldSwitch | null {
  const { wish, status } = switching;
  if (wish !== 'switch' || !status) return null;
  return {
    news: placedNewsOf(status),
    provider: status.losingProviderName,
    code: status.error?.code ?? null,
    planEndedOn: status.planEndedOn ?? null,
    mayTryAgain: maySwitchAgain(switching),
  };
}
