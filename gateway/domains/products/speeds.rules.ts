/** Percent of the advertised speed below which no home falls, and the percentage in the evening, 8pm to 10pm. */
const MINIMUM_SPEED_PERCENT = 50;
const PEAK_SPEED_PERCENT = 90;

/** Guaranteed at the point of sale, in Mbps. */
export function minimumSpeed(mbps: number): number {
  return Math.floor((mbps * MINIMUM_SPEED_PERCENT) / 100);
}

/** Normally available at the busiest time, in Mbps. */
export function peakSpeed(mbps: number): number {
  return Math.floor((mbps * PEAK_SPEED_PERCENT) / 100);
}
