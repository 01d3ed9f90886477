import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { JSONReport } from '@playwright/test/reporter';
import { statesOf } from '../../studio/charts/read-chart.ts';
import type { JourneyVersion } from '../../studio/inspector/diff/journey-pieces.ts';
import { filesOf, read, root } from '../../tests/architecture/files.ts';
import { quotedTestsOf, type QuotedTest } from './quoted-tests.ts';
import { readRequirements, type Section } from './requirements.ts';
import {
  browserResultFile,
  browserResults,
  vitestResultFiles,
  vitestResults,
  type Result,
  type VitestReport,
} from './results.ts';

const requirementsPage = 'docs/requirements.md';

const rooms = '{machines,src,studio,gateway,openapi,partners,platform,server,scripts,tests}';

/** A state of a machine that quotes requirements. */
export type QuotingState = { journey: string; state: string; ids: readonly string[] };

/** Those of a journey, by what `npm run diagrams` has written of it. */
const quotingStates = ({ name, chart: { machine, root: whole } }: JourneyVersion): QuotingState[] =>
  statesOf(whole)
    .filter(({ rows }) => rows.length > 0)
    .map(({ id, rows }) => ({ journey: name, state: id.replace(`${machine}.`, ''), ids: rows }));

/** What quotes requirements, and what they are. */
export function readProof(): {
  sections: readonly Section[];
  tests: readonly QuotedTest[];
  states: readonly QuotingState[];
} {
  return {
    sections: readRequirements(read(requirementsPage)),
    tests: filesOf(`${rooms}/**/*.test.{ts,tsx}`, `${rooms}/**/*.spec.ts`)
      // What tests the map quotes invented requirements.
      .filter((file) => !file.startsWith('scripts/proof/'))
      .flatMap((file) => quotedTestsOf(file, read(file))),
    states: filesOf('docs/journeys/*.json').flatMap((file) => quotingStates(JSON.parse(read(file)) as JourneyVersion)),
  };
}

/** How the tests went that ran last, as far as anything was left of it. */
export function readResults(): readonly Result[] {
  const ran = Object.values(vitestResultFiles).filter((file) => existsSync(join(root, file)));
  return [
    ...ran.flatMap((file) => vitestResults(JSON.parse(read(file)) as VitestReport, root)),
    ...(existsSync(join(root, browserResultFile))
      ? browserResults(JSON.parse(read(browserResultFile)) as JSONReport)
      : []),
  ];
}
