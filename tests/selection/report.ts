import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';

/** A test of the browser's as its report has it, with the titles around it and its own. */
export type ReportedSpec = { file: string; titles: readonly string[]; spec: JSONReportSpec };

/** All tests of a run, in the order of the report; one that ran on several screens is one. */
export function specsOf({ suites }: JSONReport): ReportedSpec[] {
  const specsIn = ({ specs, suites: inner = [] }: JSONReportSuite, around: readonly string[]): ReportedSpec[] => [
    ...specs.map((spec) => ({ file: spec.file, titles: [...around, spec.title], spec })),
    ...inner.flatMap((suite) => specsIn(suite, [...around, suite.title])),
  ];
  return suites.flatMap((file) => specsIn(file, []));
}
