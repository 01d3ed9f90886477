import ts from 'typescript';
import { chartMutators, elementsOf, keysOf, nameOf, stateNameOf } from './chart-mutators.ts';
import { expressionMutators } from './expression-mutators.ts';
import { groupOf } from './groups.ts';
import type { Change, Mutant, Mutator, Surroundings } from './mutant.ts';
import { viewMutators } from './view-mutators.ts';

export type File = { file: string; text: string };

const parse = ({ file, text }: File): ts.SourceFile =>
  ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );

function everyNode(node: ts.Node, see: (node: ts.Node) => boolean | void): void {
  if (see(node) === false) return;
  ts.forEachChild(node, (child) => everyNode(child, see));
}

/** The keys of texts in a file of words, by the path to them. */
function copyKeysIn(source: ts.SourceFile): [path: string, keys: string[]][] {
  const found: [string, string[]][] = [];
  const look = (path: string, node: ts.Node): void => {
    const object = ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? node.expression : node;
    const texts = elementsOf(object).filter(
      (element) => ts.isPropertyAssignment(element) && ts.isStringLiteralLike(element.initializer),
    );
    found.push([path, texts.flatMap((element) => nameOf(element) ?? [])]);
    for (const element of elementsOf(object))
      if (ts.isPropertyAssignment(element)) look(`${path}.${nameOf(element)}`, element.initializer);
  };
  everyNode(source, (node) => {
    if (!ts.isVariableDeclaration(node) || !node.initializer || !node.name.getText().endsWith('Copy')) return;
    look(node.name.getText(), node.initializer);
  });
  return found;
}

/** What the files of one folder tell of each other. */
export function surroundingsOf(files: readonly File[]): Surroundings {
  const siblings: string[][] = [];
  const [ids, events] = [new Set<string>(), new Set<string>()];
  const copyKeys = new Map<string, string[]>();
  for (const given of files) {
    const source = parse(given);
    for (const [path, keys] of copyKeysIn(source)) if (keys.length > 0) copyKeys.set(path, keys);
    everyNode(source, (node) => {
      if (!ts.isPropertyAssignment(node)) return;
      if (nameOf(node) === 'states') siblings.push(keysOf(node.initializer));
      if (!ts.isStringLiteral(node.initializer)) return;
      if (node.initializer.text.startsWith('#')) ids.add(node.initializer.text);
      if (nameOf(node) === 'type' && /^\w+\.\w+$/.test(node.initializer.text)) events.add(node.initializer.text);
    });
  }
  return { siblings, ids: [...ids].toSorted(), events: [...events].toSorted(), copyKeys };
}

/** What tells the people who make the product, draws without meaning, or names things for the program alone. */
const untold = new Set([
  'description',
  'meta',
  'id',
  'src',
  'type',
  'tags',
  'key',
  'className',
  'style',
  'types',
  'params',
  'route',
]);

const isThrowing = (node: ts.Statement): boolean =>
  ts.isThrowStatement(node) || (ts.isBlock(node) && node.statements.every(isThrowing));

/** Pages open by `route` with a guard, which is looked at; `type` names an action, a guard or an event. */
function isPassedOver(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || ts.isThrowStatement(node)) return true;
  // What only throws says that the program is wrong; no customer comes there.
  if (ts.isIfStatement(node) && isThrowing(node.thenStatement)) return true;
  if (ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node)) return true;
  if (ts.isNewExpression(node) && node.expression.getText() === 'Error') return true;
  if (ts.isJsxAttribute(node)) return untold.has(node.name.getText());
  return false;
}

/** Names of things: only what knows them changes them. */
const isNameOfAThing = (node: ts.Node): boolean =>
  ts.isPropertyAssignment(node) && untold.has(nameOf(node) ?? '') && nameOf(node) !== 'route';

const oneLine = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > 100 ? `${line.slice(0, 99)}…` : line;
};

/** All the small faults that can be put into a file, in its order; the same file has the same ones. */
export function findMutants(given: File, surroundings: Surroundings): Mutant[] {
  const source = parse(given);
  const isMachine = given.file.startsWith('machines/');
  const isWords = given.file.endsWith('.copy.ts');
  const mutators = [
    ...(isMachine ? chartMutators : []),
    ...(isWords ? [] : expressionMutators),
    ...(groupOf(given.file) === 'views' ? viewMutators : []),
  ];
  const found = new Map<string, Mutant>();
  const note = ({ kind, node, replacement, end = node.end, what }: Change): void => {
    const start = node.getStart();
    const line = source.getLineAndCharacterOfPosition(start).line + 1;
    const state = isMachine ? stateNameOf(node, surroundings) : null;
    const mutant: Mutant = {
      file: given.file,
      line,
      start,
      end,
      replacement,
      kind,
      what: oneLine(what ?? `${node.getText()} → ${replacement}`),
      ...(state !== null && { state }),
    };
    // The same change, found twice, counts once; the chart's own name for it comes first.
    const place = `${start}:${end}:${replacement}`;
    if (!found.has(place)) found.set(place, mutant);
  };
  const look = (node: ts.Node, known: readonly Mutator[]): void => {
    if (isPassedOver(node)) return;
    for (const mutate of known) mutate(node, surroundings).forEach(note);
    const inside = isNameOfAThing(node) ? (isMachine ? [] : viewMutators) : known;
    ts.forEachChild(node, (child) => look(child, inside));
  };
  look(source, mutators);
  return [...found.values()].toSorted((one, other) => one.start - other.start || one.end - other.end);
}
