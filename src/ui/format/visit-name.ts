/** What each kind of visit is called; one for the works outside and inside is shown as the home install (BK-31). */
const names = {
  PRE_WORK: 'Outside install',
  IN_HOME: 'Home install',
  SINGLE_VISIT_FOR_PRE_WORK_AND_IN_HOME: 'Home install',
  SURVEY: 'Survey',
  INTERNAL_INCIDENT: 'Engineer visit',
  EXTERNAL_INCIDENT: 'Engineer visit',
} as const;

/** A kind of visit as customers know it. One that a newer gateway tells of is an engineer's visit all the same. */
export const visitName = (type: keyof typeof names): string =>
  Object.hasOwn(names, type) ? names[type] : 'Engineer visit';
