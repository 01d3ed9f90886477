import type { FaultNews, NewsCode } from './faults.types.ts';

/** What one moment may bring, as one leads to the other. */
const course = Object.keys({
  NOT_TAKEN: null,
  LINE_TEST_FAILED: null,
  LINE_TEST_PASSED: null,
  FAULT_AT_NODE: null,
  FAULT_AT_ONT: null,
  DELAYED: null,
  VISIT_BOOKED: null,
  VISIT_MOVED: null,
  ENGINEER_NAMED: null,
  ENGINEER_SET_OUT: null,
  ENGINEER_ARRIVED: null,
  VISIT_DONE: null,
  NO_ACCESS: null,
  UNABLE_TO_ATTEND: null,
  CUSTOMER_EQUIPMENT: null,
  NO_FAULT_FOUND: null,
  REPAIRED: null,
  SERVICE_ENDED: null,
  WORKS_AGAIN: null,
} satisfies Record<NewsCode, null>);

const hasFailed = ({ code }: FaultNews): boolean => code === 'NO_ACCESS' || code === 'UNABLE_TO_ATTEND';

/** Told twice, it has happened once; in whichever order it came, it has happened in its own. */
export function inOrder(news: readonly FaultNews[]): FaultNews[] {
  const once = new Map(news.map((each) => [`${each.code}:${each.happenedAt.getTime()}`, each]));
  const failures = news.filter(hasFailed);
  // A visit is booked because another one has failed, and not before that.
  const isInPlaceOfOne = ({ visitId, happenedAt }: FaultNews): boolean =>
    visitId !== null &&
    failures.some((failed) => failed.visitId !== visitId && Number(failed.happenedAt) === Number(happenedAt));
  const placeOf = (each: FaultNews): number => course.indexOf(each.code) + (isInPlaceOfOne(each) ? course.length : 0);
  return [...once.values()].toSorted((a, b) => Number(a.happenedAt) - Number(b.happenedAt) || placeOf(a) - placeOf(b));
}
