import { parseArgs } from 'node:util';
import { mistakesIn, proofMap } from './proof/proof-map.ts';
import { countLines, proofPage, provenLines } from './proof/proof-page.ts';
import { readProof, readResults } from './proof/read-proof.ts';
import { gapsIn } from './proof/requirements.ts';

/**
 * `npm run proof`: every requirement of docs/requirements.md with the states that keep it, the tests that prove it, and how
 * these went when they ran last; `-- --id SW-06` for one. Fails where one has neither a test nor a reason for having none, and
 * where a test or a state quotes one that is none.
 */
const { values } = parseArgs({ options: { id: { type: 'string' } } });
const { sections, tests, states } = readProof();
const map = proofMap(sections, tests, states, readResults());

if (values.id === undefined) {
  const mistakes = [...gapsIn(sections), ...mistakesIn(map, tests, states)];
  for (const line of [...proofPage(sections, map), '', ...countLines(map)]) console.log(line);
  for (const mistake of mistakes) console.error(mistake);
  if (mistakes.length > 0) process.exitCode = 1;
} else {
  const one = map.find(({ requirement: { id } }) => id === values.id);
  if (one) for (const line of provenLines(one)) console.log(line);
  else {
    console.error(`There is no requirement ${values.id}.`);
    process.exitCode = 1;
  }
}
