import type { components } from '../../../openapi/generated/tags.d.ts';

type Schemas = components['schemas'];

export type Funnel = Schemas['Funnel'];
export type FunnelQuestion = Schemas['FunnelQuestion'];
export type PlaceSums = Schemas['PlaceSums'];
export type Device = Schemas['Device'];

export type Period = 'day' | 'week' | 'month' | 'all';

/** What a funnel is compared with: the same time before, another device, or another version. */
export type Against = { kind: 'before' } | { kind: 'device'; device: Device } | { kind: 'version'; version: string };

/** Of whom a funnel is asked for. */
export type FunnelChoice = {
  period: Period;
  /** Null: of every one. */
  device: Device | null;
  version: string | null;
  against: Against | null;
  /** How often it was asked to count again. */
  again: number;
};

/** What the collector has answered; `other` is what it is compared with. */
export type KnownFunnel = {
  sums: Funnel | null;
  other: Funnel | null;
  /** Asked for and answered: where there are no sums then, no collector is known. */
  isThere: boolean;
  /** Why it cannot be shown, in words. */
  mistake: string | null;
};
