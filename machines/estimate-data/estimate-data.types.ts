import type { Failure } from '../shared/failure.ts';
import type { RetryRequested } from '../shared/journey-meta.ts';
import type { Wire } from '../shared/wire.ts';

export type SimPlan = Wire<'SimPlan'>;

/** What a phone uses data for, away from Wi-Fi. */
export type Use = 'maps' | 'web' | 'music' | 'social' | 'calls' | 'films' | 'filmsHd';

/** Hours a week. */
export type Hours = Readonly<Record<Use, number>>;

export type EstimateDataContext = {
  hours: Hours;
  /** The smallest first; null until they have come. */
  plans: readonly SimPlan[] | null;
  failure: Failure | null;
};

export type EstimateDataEvent =
  | RetryRequested
  | { type: 'hours.changed'; use: Use; hours: number }
  | { type: 'hours.cleared' };

export type EstimateDataView = 'EstimatingData';
