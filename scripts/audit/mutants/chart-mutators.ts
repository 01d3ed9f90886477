import ts from 'typescript';
import type { Change, Mutator, Surroundings } from './mutant.ts';

export const nameOf = (node: ts.ObjectLiteralElementLike): string | null =>
  node.name && (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name)) ? node.name.text : null;

const isNamed = (node: ts.Node, ...names: readonly string[]): node is ts.PropertyAssignment =>
  ts.isPropertyAssignment(node) && names.includes(nameOf(node) ?? '');

export const elementsOf = (node: ts.Node | undefined): readonly ts.ObjectLiteralElementLike[] =>
  node && ts.isObjectLiteralExpression(node) ? [...node.properties] : [];

/** The keys of an object, in its order. */
export const keysOf = (node: ts.Node | undefined): string[] =>
  elementsOf(node).flatMap((element) => nameOf(element) ?? []);

/** The name of the state that something stands in, and of those beside it; in a file of its own, the folder knows them. */
function stateAround(node: ts.Node, { siblings }: Surroundings): { own: string; beside: readonly string[] } | null {
  for (let at = node; !ts.isSourceFile(at); at = at.parent) {
    if (ts.isPropertyAssignment(at) && isNamed(at.parent.parent, 'states'))
      return { own: nameOf(at) ?? '', beside: keysOf(at.parent) };
    if (ts.isVariableDeclaration(at)) {
      const own = at.name.getText();
      return { own, beside: siblings.find((names) => names.includes(own)) ?? [] };
    }
  }
  return null;
}

/** The name of the innermost state that something of a chart stands in; null where it stands in none that is known. */
export function stateNameOf(node: ts.Node, surroundings: Surroundings): string | null {
  const around = stateAround(node, surroundings);
  return around && around.beside.includes(around.own) ? around.own : null;
}

/** The one behind it in a list, round the end; null where there is none but those left out. */
export function nextOf(names: readonly string[], name: string, ...leftOut: readonly string[]): string | null {
  const from = names.indexOf(name) + 1;
  return (
    [...names.slice(from), ...names.slice(0, from)].find((each) => each !== name && !leftOut.includes(each)) ?? null
  );
}

const targets: ReadonlySet<string> = new Set(['target', 'onDone', 'onError']);

const isTarget = (node: ts.StringLiteral): boolean => {
  const { parent } = node;
  if (ts.isCallExpression(parent)) return parent.expression.getText() === 'failsTo';
  if (!ts.isPropertyAssignment(parent) || parent.initializer !== node) return false;
  return targets.has(nameOf(parent) ?? '') || isNamed(parent.parent.parent, 'on', 'after');
};

/** A step leads to the state beside the right one. */
const target: Mutator = (node, surroundings) => {
  if (!ts.isStringLiteral(node) || !isTarget(node) || node.text.startsWith('.')) return [];
  const around = stateAround(node, surroundings);
  const other = node.text.startsWith('#')
    ? nextOf(surroundings.ids, node.text)
    : nextOf(around?.beside ?? [], node.text, around?.own ?? '');
  return other === null ? [] : [{ kind: 'target', node, replacement: `'${other}'` }];
};

const initial: Mutator = (node) => {
  if (!isNamed(node, 'initial') || !ts.isStringLiteral(node.initializer)) return [];
  const states = elementsOf(node.parent).find((element) => isNamed(element, 'states'));
  const other = states && isNamed(states, 'states') ? nextOf(keysOf(states.initializer), node.initializer.text) : null;
  return other === null ? [] : [{ kind: 'target', node: node.initializer, replacement: `'${other}'` }];
};

const dropped = (kind: Change['kind'], node: ts.Node, what: string): Change => {
  const { text } = node.getSourceFile();
  return { kind, node, replacement: '', end: node.end + (text[node.end] === ',' ? 1 : 0), what };
};

/** A way that the customer, the clock or an answer opens is forgotten; or one of several that a guard chooses from. */
const way: Mutator = (node) => {
  if (ts.isObjectLiteralElementLike(node) && isNamed(node.parent.parent, 'on', 'after'))
    return [dropped('target', node, `no way for ${ts.isSpreadAssignment(node) ? node.getText() : nameOf(node)}`)];
  const isChoice =
    ts.isObjectLiteralExpression(node) &&
    ts.isArrayLiteralExpression(node.parent) &&
    node.parent.elements.length > 1 &&
    elementsOf(node).some((element) => isNamed(element, 'guard'));
  return isChoice ? [dropped('guard', node, `no branch for ${oneLine(guardText(node))}`)] : [];
};

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');
const guardText = (node: ts.ObjectLiteralExpression): string =>
  elementsOf(node)
    .find((element) => isNamed(element, 'guard'))
    ?.getText() ?? '';

/** A page that only some may open is open to all; what stands alone behind a guard always happens. */
const guard: Mutator = (node) =>
  isNamed(node, 'guard') && !ts.isArrayLiteralExpression(node.parent.parent)
    ? [dropped('guard', node, `without ${oneLine(node.getText())}`)]
    : [];

/** A named condition says the opposite. */
const namedGuard: Mutator = (node) => {
  if (!ts.isPropertyAssignment(node) || !isNamed(node.parent.parent, 'guards')) return [];
  const { initializer } = node;
  return ts.isArrowFunction(initializer) && !ts.isBlock(initializer.body)
    ? [
        {
          kind: 'guard',
          node: initializer.body,
          replacement: `!(${initializer.body.getText()})`,
          what: `not ${nameOf(node)}`,
        },
      ]
    : [];
};

const action: Mutator = (node) => {
  if (!isNamed(node, 'actions', 'entry', 'exit') || !ts.isObjectLiteralExpression(node.parent)) return [];
  // Of `setup`, where the actions themselves stand.
  if (ts.isObjectLiteralExpression(node.initializer) && !keysOf(node.initializer).includes('type')) return [];
  const list = ts.isArrayLiteralExpression(node.initializer) ? node.initializer.elements : [];
  return list.length > 1
    ? list.map((element) => dropped('action', element, `without the action ${oneLine(element.getText())}`))
    : [dropped('action', node, `without ${oneLine(node.getText())}`)];
};

const isAssigned = (node: ts.ObjectLiteralExpression): boolean => {
  for (let at: ts.Node = node.parent; !ts.isSourceFile(at); at = at.parent) {
    if (ts.isCallExpression(at)) return at.expression.getText() === 'assign';
    if (!ts.isParenthesizedExpression(at) && !ts.isArrowFunction(at)) return false;
  }
  return false;
};

/** A part of the context stays as it was. */
const assigned: Mutator = (node) =>
  ts.isObjectLiteralExpression(node) && isAssigned(node)
    ? node.properties.map((property) => dropped('assign', property, `does not assign ${oneLine(property.getText())}`))
    : [];

export const chartMutators: readonly Mutator[] = [target, initial, way, guard, namedGuard, action, assigned];
