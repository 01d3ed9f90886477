import type { Chart } from '../../charts/chart.types.ts';
import type { JourneyMap } from '../../map/journey-map.types.ts';

/** A machine of the register, as a list has it. `machine` is the name that a running actor goes by. */
export type JourneyEntry = {
  name: string;
  title: string;
  errand: string;
  machine: string;
  /** Customers see where it stands: it has a page, or at least a view. */
  isSeen: boolean;
  /** The addresses of its pages. */
  paths: readonly string[];
  /** States that have no others in them. */
  leaves: readonly string[];
};

/** An event that the register's model knows, with all that it brings along. */
export type Sample = { type: string } & { readonly [field: string]: unknown };

/** Where a machine stands: what a sample event may be made for. */
export type Standing = { active: readonly string[]; context: unknown };

/** A journey whole. */
export type DrawnJourney = {
  chart: Chart;
  map: JourneyMap;
  /** Places of its map that can be shown as customers see them, by their ids. */
  pictured: ReadonlySet<string>;
  /** The rows of the checklist that its transitions make true, by transition. */
  rows: Readonly<Record<string, readonly string[]>>;
};

/**
 * What an inspector asks of the register. Answered by a worker: machines and samples are no part of any page, and of
 * no chunk that a customer could load.
 */
export type Register = {
  journeys: () => Promise<readonly JourneyEntry[]>;
  /** Rejects for a name that is not in the register. */
  journey: (name: string) => Promise<DrawnJourney>;
  samples: (name: string, standing: Standing) => Promise<readonly Sample[]>;
};
