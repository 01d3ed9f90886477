import { dirname, join } from 'node:path/posix';
import ts from 'typescript';
import type { File } from './find-mutants.ts';
import { subjectOf } from './groups.ts';

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/**
 * Tests that are not asked. What compares with a copy written by the same code sees every change, right or wrong; the
 * fences and the studio look at whatever there is, and take long about it.
 */
const isNotAsked = (file: string): boolean => /^(?:scripts|gateway|partners|platform|server|tests|studio)\//.test(file);

/** Where a file takes code from, as paths from the root; types are no code. */
function importsOf({ file, text }: File): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    const from =
      (ts.isImportDeclaration(node) && node.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword) ||
      (ts.isExportDeclaration(node) && !node.isTypeOnly)
        ? node.moduleSpecifier
        : ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
          ? node.arguments[0]
          : undefined;
    if (from && ts.isStringLiteral(from) && from.text.startsWith('.')) found.push(join(dirname(file), from.text));
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

/**
 * Which tests reach a file by what they import, in the order in which they are asked: the machine's own, which are the
 * quickest, then those of the journey; those of others for what has none of its own, such as `machines/shared`.
 */
export function testsByFile(files: readonly File[]): (file: string) => string[][] {
  const usedBy = new Map<string, string[]>();
  for (const given of files)
    for (const used of importsOf(given)) usedBy.set(used, [...(usedBy.get(used) ?? []), given.file]);
  return (file) => {
    const reached = new Set([file]);
    for (const each of reached) for (const user of usedBy.get(each) ?? []) reached.add(user);
    const tests = [...reached].filter((each) => isTest(each) && !isNotAsked(each)).toSorted();
    const subject = subjectOf(file);
    const own = tests.filter((test) => test.startsWith(`machines/${subject}/`));
    const drawn = tests.filter((test) => test.startsWith(`src/journeys/${subject}/`));
    const isShared = subject === 'shared' || own.length + drawn.length === 0;
    const others = isShared ? tests.filter((test) => !own.includes(test)) : [];
    return [own, drawn, others].filter((stage) => stage.length > 0);
  };
}
