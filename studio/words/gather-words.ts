import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRequirements } from '../../scripts/proof/requirements.ts';
import { readKeptJourneys, readWordFiles } from './word-files.ts';
import { keepWords } from './keep-words.ts';
import type { KeptWords } from './words.types.ts';

/** The register of a clone's words, as its files are now. */
export function gatherWords(root: string): KeptWords {
  const requirements = readRequirements(readFileSync(join(root, 'docs/requirements.md'), 'utf8'));
  return keepWords(
    readWordFiles(root),
    readKeptJourneys(root),
    requirements.flatMap((section) => section.requirements),
  );
}
