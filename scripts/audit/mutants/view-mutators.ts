import ts from 'typescript';
import { elementsOf, nameOf, nextOf } from './chart-mutators.ts';
import type { Mutator } from './mutant.ts';

/** `bookInstallCopy.SlotsMissing` of `const copy = bookInstallCopy.SlotsMissing`; other expressions as they stand. */
function pathTo(node: ts.Expression): string {
  const text = node.getText();
  if (!ts.isIdentifier(node)) return text;
  const found = new RegExp(`const ${text} = ([A-Za-z]+Copy(?:\\.[A-Za-z]+)*);`).exec(node.getSourceFile().text);
  return found?.[1] ?? text;
}

/** A view says its neighbour's words. */
const copyKey: Mutator = (node, { copyKeys }) => {
  if (!ts.isPropertyAccessExpression(node)) return [];
  const keys = copyKeys.get(pathTo(node.expression));
  const other = keys?.includes(node.name.text) ? nextOf(keys, node.name.text) : null;
  return other === null
    ? []
    : [{ kind: 'copy key', node: node.name, replacement: other, what: `${node.getText()} → ${other}` }];
};

/** Of two texts that stand beside each other, one stands under both keys. */
const words: Mutator = (node) => {
  if (!node.getSourceFile().fileName.endsWith('.copy.ts') || !ts.isObjectLiteralExpression(node)) return [];
  const texts = elementsOf(node).flatMap((element) =>
    ts.isPropertyAssignment(element) && ts.isStringLiteralLike(element.initializer) ? [element] : [],
  );
  return texts.flatMap((text, place) => {
    const next = texts[(place + 1) % texts.length];
    return next && next !== text && next.initializer.getText() !== text.initializer.getText()
      ? [
          {
            kind: 'copy key',
            node: text.initializer,
            replacement: next.initializer.getText(),
            what: `${nameOf(text)} says what ${nameOf(next)} says`,
          },
        ]
      : [];
  });
};

/** A button says something else than it should. */
const event: Mutator = (node, { events }) => {
  if (!ts.isStringLiteral(node) || !ts.isPropertyAssignment(node.parent) || nameOf(node.parent) !== 'type') return [];
  const around = node.parent.parent.parent;
  const isSent = ts.isCallExpression(around) && /\bsend$/.test(around.expression.getText());
  const other = isSent ? nextOf(events, node.text) : null;
  return other === null ? [] : [{ kind: 'event', node, replacement: `'${other}'` }];
};

export const viewMutators: readonly Mutator[] = [copyKey, words, event];
