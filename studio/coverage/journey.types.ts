import type { journeys } from '../../machines/index.ts';

/** A journey of the register, with its machine and its model. */
export type Journey = (typeof journeys)[number];
