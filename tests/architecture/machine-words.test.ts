import { expect, it } from 'vitest';
import { filesOf, read } from './files.ts';

/** Machines give reasons, copy files the words. These still hold words of their own; nothing may be added. */
const stillWithWords = [
  // For the log: no page shows it.
  'machines/shared/still-loading.ts',
];

/** The register has titles and errands. */
const isRegister = (file: string) => /^machines\/(?:index|[a-z]+-journeys)\.ts$/.test(file);
const isMachineCode = (file: string) => !/\.(?:test|cases)\.ts$/.test(file) && !isRegister(file);

/** Texts for customers: a capital letter first, and more than one word. */
function sentencesIn(code: string): string[] {
  const told = code
    .replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '')
    .replaceAll(/description:\s*(?:'(?:[^'\\]|\\.)*'|"[^"]*"|`[^`]*`)/g, '')
    .replaceAll(/new (?:Range)?Error\([^)]*\)|log\(.*\)/g, '');
  return [...told.matchAll(/(?<quote>['"`])(?<text>\p{Lu}[^'"`\n]* [^'"`\n]*)\k<quote>/gu)].flatMap(
    ({ groups }) => groups?.['text'] ?? [],
  );
}

it('no further machine holds a sentence for customers, and a file that holds none any more is off the list', () => {
  const files = filesOf('machines/**/*.ts').filter(isMachineCode);
  expect(files.length).toBeGreaterThan(50);
  const withWords = files.filter((file) => sentencesIn(read(file)).length > 0);
  expect(withWords).toEqual(stillWithWords);
});

it.each([
  ["errors: { wish: 'Choose one of the answers' }", ['Choose one of the answers']],
  ['`Max ${max} characters`', ['Max ${max} characters']],
  ["errors: { wish: 'wishMissing' }", []],
  ["description: 'The customer says what they want.',", []],
  ["throw new Error('A state was entered without a plan')", []],
])('in %s are %j', (code, sentences) => {
  expect(sentencesIn(code)).toEqual(sentences);
});
