import ts from 'typescript';
import { fillTitle, rowsOf } from './title-tables.ts';

/** A test, a group of tests or a row of a table of tests that quotes requirements. */
export type QuotedTest = {
  file: string;
  /** The titles around it and its own, outermost first; what is known only when it runs is `…`. */
  titles: readonly string[];
  ids: readonly string[];
};

const quoted = /\b(?<letters>[A-Z]{2})-(?<from>\d{2})\b(?:(?: to |…)(?:\k<letters>-)?(?<to>\d{2})\b)?/g;

function idsIn({ groups = {} }: RegExpMatchArray): string[] {
  const first = Number(groups['from']);
  const last = Number(groups['to'] ?? groups['from']);
  const places = Array.from({ length: Math.max(1, last - first + 1) }, (_, at) => first + at);
  return places.map((place) => `${groups['letters']}-${String(place).padStart(2, '0')}`);
}

/** The ids that a title quotes; "SH-04 to SH-08" and "SH-04…08" quote all five. */
export const quotedIds = (title: string): string[] => [...new Set([...title.matchAll(quoted)].flatMap(idsIn))];

const kinds: ReadonlySet<string> = new Set(['describe', 'it', 'test']);

type Titled = { isSuite: boolean; names: readonly string[]; tables: readonly ts.Expression[]; title: ts.Expression };

/** `test(…)`, `test.describe(…)`, `it.each(table)(…)` and the like; null for any other call. */
function titledBy({ expression, arguments: [title] }: ts.CallExpression): Titled | null {
  const tables: ts.Expression[] = [];
  const names: string[] = [];
  let callee: ts.Expression = expression;
  while (!ts.isIdentifier(callee)) {
    if (ts.isPropertyAccessExpression(callee)) {
      names.push(callee.name.text);
      callee = callee.expression;
    } else if (ts.isCallExpression(callee)) {
      tables.push(...callee.arguments.slice(0, 1));
      callee = callee.expression;
    } else return null;
  }
  if (title === undefined || !kinds.has(callee.text)) return null;
  return { isSuite: callee.text === 'describe' || names.includes('describe'), names, tables, title };
}

/** The words of a title; `…` stands for what only the run knows. */
function wordsOf(title: ts.Expression): string {
  if (ts.isStringLiteralLike(title)) return title.text;
  if (ts.isTemplateExpression(title))
    return title.head.text + title.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
  if (ts.isBinaryExpression(title)) return wordsOf(title.left) + wordsOf(title.right);
  return '…';
}

/** What is not run proves nothing. */
const unrun: ReadonlySet<string> = new Set(['skip', 'todo', 'fixme']);

/** The tests of a file that quote requirements: by their titles, by those of what they stand in, or by the rows of tables. */
export function quotedTestsOf(file: string, code: string): QuotedTest[] {
  if (quotedIds(code).length === 0) return [];
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, false);
  const constants = new Map<string, ts.Expression>();
  const titled: QuotedTest[] = [];
  const loose: QuotedTest[] = [];

  const note = (to: QuotedTest[], around: readonly string[], title: string): void => {
    const ids = quotedIds(title);
    if (ids.length > 0) to.push({ file, titles: [...around, title], ids });
  };

  /** True where a test stands in it. */
  const visit = (node: ts.Node, around: readonly string[]): boolean => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      constants.set(node.name.text, node.initializer);
    const call = ts.isCallExpression(node) ? titledBy(node) : null;
    if (call) return visitTitled(call, node as ts.CallExpression, around);
    // Tables of tests beside what runs them: what must hold of a machine, by name; the rows of a list.
    if (ts.isStringLiteralLike(node)) note(loose, around, node.text);
    let hasTests =
      ts.isCallExpression(node) && ts.isIdentifier(node.expression) && /^describe[A-Z]/.test(node.expression.text);
    ts.forEachChild(node, (inner) => {
      if (visit(inner, around)) hasTests = true;
    });
    return hasTests;
  };

  const visitTitled = (
    { isSuite, names, tables, title }: Titled,
    call: ts.CallExpression,
    around: readonly string[],
  ): boolean => {
    if (names.some((name) => unrun.has(name))) return false;
    const template = fillTitle(wordsOf(title));
    if (isSuite && !call.arguments.slice(1).some((inner) => visit(inner, [...around, template]))) return false;
    const rows = tables.flatMap((table) => rowsOf(table, constants)).map((row) => fillTitle(wordsOf(title), row));
    // A row stands by itself where it quotes what the others do not.
    const common = new Set(quotedIds(template));
    const own = rows.filter((row) => quotedIds(row).some((id) => !common.has(id)));
    for (const words of new Set(common.size > 0 ? [template, ...own] : own)) note(titled, around, words);
    return true;
  };

  visit(source, []);
  const isSaid = ({ titles }: QuotedTest) => titled.some((test) => test.titles.join(' ').includes(titles.at(-1) ?? ''));
  return [...titled, ...loose.filter((each) => !isSaid(each))];
}
