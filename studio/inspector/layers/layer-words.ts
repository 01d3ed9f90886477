import type { Layer } from './layers.types.ts';

/** The layers as they are chosen. */
export const layerNames: Readonly<Record<Layer, string>> = {
  none: 'None',
  funnel: 'Visits counted',
  coverage: 'Test coverage',
  guards: 'Conditions’ answers',
  failures: 'Failures of calls',
  accessibility: 'Accessibility',
  screenshot: 'Screenshots',
  copy: 'Words on the page',
  requirements: 'Requirements',
  survivors: 'Unnoticed faults',
};
