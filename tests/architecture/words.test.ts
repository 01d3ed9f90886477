import ts from 'typescript';
import { expect, it } from 'vitest';
import { filesOf, read } from './files.ts';

/** Whatever is drawn on the site, and what the gateway sends and refuses; the testers' tools and invented names are apart. */
const files = filesOf(
  'src/{app,journeys,pages,runtime,third-party,ui}/**/*.{ts,tsx}',
  'machines/*/*.ts',
  'gateway/{domains,http}/**/*.ts',
).filter((file) => !/\.test\.|\/test-|\/seed\/|\.cases\.ts$/.test(file));

/** Required to the letter (specification, point 2). */
const required = new Set(["You're all sorted", "Oops. We can't find that page."]);

/** What customers would stumble over, and what they read instead (docs/glossary.md). */
const stumbles: readonly [string, RegExp, string][] = [
  ['a typewriter’s apostrophe', /\p{L}'\p{L}/u, '’'],
  ['anew, once more', /\b(anew|once more)\b/i, 'again'],
  ['need not', /\bneed not\b/i, 'don’t have to'],
  ['meanwhile', /\bmeanwhile\b/i, 'in the meantime'],
  ['as a rule', /\bas a rule\b/i, 'usually'],
  ['at hand', /\bat hand\b/i, 'to hand, or ready'],
  ['shall', /\bshall\b/i, 'will'],
  ['surname', /\bsurname\b/i, 'last name'],
  ['setup', /\bsetup\b/i, 'set-up for the thing, set up for doing it'],
  ['outside visit, in-home visit', /\b(outside|in-home) visit\b/i, 'outside install, home install'],
  ['Go Live day', /\bgo[- ]live day\b/i, 'Go Live date'],
  ['connection date, switch day', /\b(connection|switch) (date|day)\b/i, 'Go Live date'],
];

/** What a machine says of its states is read by who makes the product. */
const isOfMachine = (file: string, node: ts.Node): boolean =>
  file.startsWith('machines/') && ts.isPropertyAssignment(node) && node.name.getText() === 'description';

const isText = (node: ts.Node): node is ts.LiteralLikeNode =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node) ||
  ts.isJsxText(node);

/** Texts of more than one word: one word alone may be a key or a name. */
function textsOf(file: string): { file: string; line: number; text: string }[] {
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true);
  const found: { file: string; line: number; text: string }[] = [];
  const visit = (node: ts.Node): void => {
    if (isOfMachine(file, node)) return;
    if (isText(node) && /\S\s+\S/.test(node.text))
      found.push({
        file,
        line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
        text: node.text.trim(),
      });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const texts = files.flatMap(textsOf);

it('finds the words of the site and of the gateway', () => {
  expect(texts.length, 'hardly any text was found; look at the folders above').toBeGreaterThan(1_500);
  expect(texts.map(({ text }) => text)).toContain('Check your address');
});

it.each(stumbles)('customers never read: %s', (_name, stumble, instead) => {
  const odd = texts
    .filter(({ text }) => stumble.test(text) && !required.has(text))
    .map(({ file, line, text }) => `${file}:${line}: ${text}`);
  expect(odd, `Say: ${instead}`).toEqual([]);
});
