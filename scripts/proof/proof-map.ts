import { outcomesBy, together, type Result } from './results.ts';
import type { QuotedTest } from './quoted-tests.ts';
import type { Outcome, Requirement, Section } from './requirements.ts';
import type { QuotingState } from './read-proof.ts';

export type Proven = {
  requirement: Requirement;
  states: readonly QuotingState[];
  tests: readonly (QuotedTest & { outcome: Outcome })[];
  outcome: Outcome;
};

/** Joins requirements, tests and states by the ids that these quote. */
export function proofMap(
  sections: readonly Section[],
  tests: readonly QuotedTest[],
  states: readonly QuotingState[],
  results: readonly Result[],
): readonly Proven[] {
  const outcomeOf = outcomesBy(results);
  const known = tests.map((test) => ({ ...test, outcome: outcomeOf(test) }));
  return sections
    .flatMap(({ requirements }) => requirements)
    .map((requirement) => {
      const own = known.filter(({ ids }) => ids.includes(requirement.id));
      return {
        requirement,
        states: states.filter(({ ids }) => ids.includes(requirement.id)),
        tests: own,
        outcome: together(own.map(({ outcome }) => outcome)),
      };
    });
}

/** What is wrong with the map itself, as sentences: nothing, when all is well. */
export function mistakesIn(
  map: readonly Proven[],
  tests: readonly QuotedTest[],
  states: readonly QuotingState[],
): readonly string[] {
  const known = new Set(map.map(({ requirement: { id } }) => id));
  const unknownOf = (ids: readonly string[]) => ids.filter((id) => !known.has(id)).join(', ');
  return [
    ...map.flatMap(({ requirement: { id, exemption }, tests: own }) => {
      if (own.length === 0 && exemption === null) return [`${id} has no test that quotes it, and no reason for that`];
      return own.length > 0 && exemption !== null ? [`${id} has a test and says that it can have none`] : [];
    }),
    ...tests
      .filter(({ ids }) => unknownOf(ids) !== '')
      .map(({ file, titles, ids }) => `${file} quotes ${unknownOf(ids)}, which is no requirement: ${titles.at(-1)}`),
    ...states
      .filter(({ ids }) => unknownOf(ids) !== '')
      .map(({ journey, state, ids }) => `${state} of ${journey} quotes ${unknownOf(ids)}, which is no requirement`),
  ];
}
