import { describe, expect, it } from 'vitest';
import { mistakesIn, proofMap } from '../../scripts/proof/proof-map.ts';
import { readProof } from '../../scripts/proof/read-proof.ts';
import { gapsIn } from '../../scripts/proof/requirements.ts';
import { read } from './files.ts';

const { sections, tests, states } = readProof();
const map = proofMap(sections, tests, states, []);

describe('the requirements', () => {
  it('are as many as their page promises, section by section', () => {
    const promise = /(?<all>\d+) sentences in (?<parts>\d+) sections/.exec(read('docs/requirements.md'))?.groups;
    expect(gapsIn(sections)).toEqual([]);
    expect(sections).toHaveLength(Number(promise?.['parts']));
    expect(map).toHaveLength(Number(promise?.['all']));
    expect(map).toHaveLength(243);
  });

  it('are quoted by tests and by states of machines', () => {
    expect(tests.length, 'hardly any test was read; look at scripts/proof/read-proof.ts').toBeGreaterThan(2_000);
    expect(states.length, 'hardly any state was read; look at docs/journeys').toBeGreaterThan(200);
  });

  it('each have a test or a stated reason for having none, and nothing quotes one that is none', () => {
    expect(
      mistakesIn(map, tests, states),
      'Quote the id in the title of the test that proves it, or say in docs/requirements.md behind "**No test:**" why there is none',
    ).toEqual([]);
  });
});
