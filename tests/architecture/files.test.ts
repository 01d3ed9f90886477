import { describe, expect, it } from 'vitest';
import { projectFiles, read } from './files.ts';

const files = projectFiles();
const generated = /^(openapi\/generated|gateway\/db\/migrations|docs\/journeys)\/|^package-lock\.json$/;
const code = files.filter((file) => /\.(tsx?|mjs|cjs|css)$/.test(file) && !generated.test(file));
/** This file says what it looks for. */
const others = files.filter((file) => file !== 'tests/architecture/files.test.ts');

/** `file:line: text` of every line that has what must not be there. */
function linesWith(pattern: RegExp, among: readonly string[]): string[] {
  return among.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim().slice(0, 120)}`] : [])),
  );
}

describe('every file', () => {
  it('is there to be looked at', () => {
    expect(code.length, 'hardly any file was found; look at tests/architecture/files.ts').toBeGreaterThan(300);
  });

  it('fits into one look: at most 300 lines', () => {
    const long = code
      .map((file) => ({ file, lines: read(file).trimEnd().split('\n').length }))
      .filter(({ lines }) => lines > 300);
    expect(long, 'Split it where two of its parts would have different names').toEqual([]);
  });

  it('says by its name what is in it', () => {
    // The one list of exports: the register of journeys.
    const named = files.filter((file) => file !== 'machines/index.ts');
    const vague = named.filter((file) => /(^|\/)(index|utils?|helpers?|misc|common)\.(tsx?|mjs|cjs)$/.test(file));
    expect(vague, 'Name the file after what it does; import from the file itself, not from a list of exports').toEqual(
      [],
    );
  });

  it('knows the brand from brand.json alone', () => {
    // Words for people, the package's own name, and what tests and demonstrations type.
    const mayNameIt =
      /^(brand\.json|package(-lock)?\.json|LICENSE|README\.md|docs\/|tests\/|gateway\/scenarios\/sentinels\.ts|studio\/(specs|walks)\/|studio\/inspector\/recording\/invented\.ts)|\.test\.tsx?$/;
    const named = linesWith(
      /larkline/i,
      others.filter((file) => !mayNameIt.test(file)),
    );
    expect(named, 'Take it from src/pages/content/brand.ts, or from the settings on the servers').toEqual([]);
  });

  it('runs on any machine: no path of one', () => {
    const paths = linesWith(/(^|[\s"'`(=:])\/(work|root|home\/\w+|Users\/\w+|tmp)\//, others);
    expect(paths, 'Use import.meta.dirname, os.tmpdir() or a setting').toEqual([]);
  });

  it('comes from anywhere: no name of a package registry', () => {
    const hosts = linesWith(/\bregistry\.[\w-]+\.\w+|npmjs\.(org|com)|artifactory|"resolved": "http/i, others);
    expect(hosts, '.npmrc has omit-lockfile-registry-resolved=true; run npm install again').toEqual([]);
  });

  it('tells all it needs to tell itself', () => {
    const outside = linesWith(/\.\.\/shared/, others).filter((line) => !/(from|import\() ?'[^']*'/.test(line));
    expect(outside, 'Carry the fact over in your own words').toEqual([]);
  });

  it('leaves nothing for later', () => {
    const later = linesWith(
      /\b(TODO|FIXME|XXX|HACK)\b/,
      code.filter((file) => others.includes(file)),
    );
    expect(later, 'Do it now, or say in docs/ what is left out and why').toEqual([]);
  });

  it('that comes late hears of style that did not arrive, too', () => {
    // Vite takes `.then(…)` to the import itself, in front of the wait for its style.
    const deaf = code.filter((file) => /\bimport\('[^']+'\)\s*\.then\((?:[^()]|\([^()]*\))*,\s*\(/.test(read(file)));
    expect(deaf, 'Write .then(…).catch(…)').toEqual([]);
  });
});
