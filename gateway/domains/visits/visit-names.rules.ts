import type { components } from '../../../openapi/generated/gateway.d.ts';

type VisitType = components['schemas']['VisitType'];

/** What customers call a visit in a sentence. A single visit for both works is the home install (BK-31). */
export const visitNames: Readonly<Record<VisitType, string>> = {
  PRE_WORK: 'outside install',
  IN_HOME: 'home install',
  SINGLE_VISIT_FOR_PRE_WORK_AND_IN_HOME: 'home install',
  INTERNAL_INCIDENT: 'engineer visit',
  EXTERNAL_INCIDENT: 'engineer visit',
  SURVEY: 'engineer visit',
};

/** The same at the beginning of a line. */
export function titleOfVisit(visitType: VisitType): string {
  const name = visitNames[visitType];
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
