import ts from 'typescript';
import type { Change, Kind, Mutator } from './mutant.ts';

const kindOf = ts.SyntaxKind;

const comparisons: Partial<Record<ts.SyntaxKind, readonly string[]>> = {
  [kindOf.EqualsEqualsEqualsToken]: ['!=='],
  [kindOf.ExclamationEqualsEqualsToken]: ['==='],
  [kindOf.LessThanToken]: ['<=', '>='],
  [kindOf.LessThanEqualsToken]: ['<', '>'],
  [kindOf.GreaterThanToken]: ['>=', '<='],
  [kindOf.GreaterThanEqualsToken]: ['>', '<'],
  [kindOf.PlusToken]: ['-'],
  [kindOf.MinusToken]: ['+'],
};

const isEmpty = (node: ts.Node): boolean =>
  node.kind === kindOf.NullKeyword ||
  (ts.isIdentifier(node) && node.text === 'undefined') ||
  (ts.isStringLiteralLike(node) && node.text === '') ||
  (ts.isArrayLiteralExpression(node) && node.elements.length === 0) ||
  (ts.isObjectLiteralExpression(node) && node.properties.length === 0);

const isText = (node: ts.Node): boolean => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

const only = (kind: Kind, node: ts.Expression, part: ts.Expression): Change => ({
  kind,
  node,
  replacement: `(${part.getText()})`,
});

const isDrawn = (node: ts.Node): boolean =>
  ts.isJsxElement(node) ||
  ts.isJsxSelfClosingElement(node) ||
  (ts.isParenthesizedExpression(node) && isDrawn(node.expression));

/** One part of "and" and "or" is forgotten; a value gives way to what stands in for it. */
const parts: Mutator = (node) => {
  if (!ts.isBinaryExpression(node)) return [];
  const { left, right, operatorToken } = node;
  const { kind } = operatorToken;
  if (kind === kindOf.QuestionQuestionToken) return [only('value', node, right)];
  // In a view the right side is what is drawn, which is no condition.
  if (kind === kindOf.AmpersandAmpersandToken && isDrawn(right))
    return [only('condition', node, right), { kind: 'condition', node, replacement: 'null' }];
  return kind === kindOf.AmpersandAmpersandToken || kind === kindOf.BarBarToken
    ? [only('condition', node, left), only('condition', node, right)]
    : [];
};

const comparison: Mutator = (node) => {
  if (!ts.isBinaryExpression(node) || isText(node.left) || isText(node.right)) {
    if (!ts.isBinaryExpression(node) || node.operatorToken.kind === kindOf.PlusToken) return [];
  }
  return (comparisons[node.operatorToken.kind] ?? []).map((replacement) => ({
    kind: 'comparison',
    node: node.operatorToken,
    replacement,
    what: `${node.getText()} with ${replacement}`,
  }));
};

const negation: Mutator = (node) =>
  ts.isPrefixUnaryExpression(node) && node.operator === kindOf.ExclamationToken
    ? [{ kind: 'condition', node, replacement: node.operand.getText() }]
    : [];

const conditional: Mutator = (node) =>
  ts.isConditionalExpression(node)
    ? [only('condition', node, node.whenTrue), only('condition', node, node.whenFalse)]
    : [];

const branch: Mutator = (node) =>
  ts.isIfStatement(node)
    ? ['true', 'false'].map((replacement) => ({ kind: 'condition', node: node.expression, replacement }))
    : [];

const literal: Mutator = (node) => {
  if (node.kind === kindOf.TrueKeyword) return [{ kind: 'value', node, replacement: 'false' }];
  if (node.kind === kindOf.FalseKeyword) return [{ kind: 'value', node, replacement: 'true' }];
  if (!ts.isNumericLiteral(node)) return [];
  return [{ kind: 'value', node, replacement: String(Number(node.text.replaceAll('_', '')) + 1) }];
};

const calledByName = /^(?:target|initial|guard|actions|entry|exit|always|onDone|onError)$/;

/** What a chart calls by name, an action or a state: no machine starts with a name that it does not know. */
function isCalledByName({ parent }: ts.Node): boolean {
  if (!ts.isPropertyAssignment(parent)) return false;
  const around = parent.parent.parent;
  const isStep = ts.isPropertyAssignment(around) && /^(?:on|after)$/.test(around.name.getText());
  return isStep || calledByName.test(parent.name.getText());
}

/** A text is missing where one is given back, chosen or kept. */
const emptyText: Mutator = (node) => {
  if (!ts.isStringLiteralLike(node) || node.text === '' || isCalledByName(node)) return [];
  const { parent } = node;
  const isValue =
    (ts.isPropertyAssignment(parent) && parent.initializer === node) ||
    ts.isReturnStatement(parent) ||
    (ts.isArrowFunction(parent) && parent.body === node) ||
    (ts.isConditionalExpression(parent) && parent.condition !== node);
  return isValue ? [{ kind: 'value', node, replacement: "''" }] : [];
};

/** One of several is forgotten in a list of names. */
const listed: Mutator = (node) =>
  ts.isArrayLiteralExpression(node) &&
  node.elements.length > 1 &&
  node.elements.every(ts.isStringLiteralLike) &&
  !isCalledByName(node)
    ? node.elements.map((left) => ({
        kind: 'value',
        node,
        replacement: `[${node.elements
          .filter((element) => element !== left)
          .map((element) => element.getText())
          .join(', ')}]`,
        what: `${left.getText()} is not in the list`,
      }))
    : [];

const opposites: Readonly<Record<string, string>> = { some: 'every', every: 'some', min: 'max', max: 'min' };
const leftOut = new Set(['trim', 'toLowerCase', 'toUpperCase', 'filter', 'replace', 'replaceAll', 'toSorted', 'slice']);

const call: Mutator = (node) => {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
  const { name, expression: receiver } = node.expression;
  const opposite = opposites[name.text];
  if (opposite !== undefined)
    return [{ kind: 'call', node: name, replacement: opposite, what: `${name.text} → ${opposite}` }];
  return leftOut.has(name.text)
    ? [{ kind: 'call', node, replacement: receiver.getText(), what: `without .${name.text}(…)` }]
    : [];
};

const isGivenBack = (node: ts.ObjectLiteralExpression): boolean => {
  const around = ts.isParenthesizedExpression(node.parent) ? node.parent.parent : node.parent;
  return ts.isArrowFunction(around) || ts.isReturnStatement(around);
};

/** A field of what a function gives back is missing. */
const field: Mutator = (node) =>
  ts.isObjectLiteralExpression(node) && isGivenBack(node)
    ? node.properties.flatMap((property): Change[] => {
        if (ts.isShorthandPropertyAssignment(property))
          return [{ kind: 'value', node: property, replacement: `${property.getText()}: undefined` }];
        if (ts.isSpreadAssignment(property)) return [{ kind: 'value', node: property, replacement: '...{}' }];
        return ts.isPropertyAssignment(property) && !isEmpty(property.initializer)
          ? [
              {
                kind: 'value',
                node: property.initializer,
                replacement: 'undefined',
                what: `${property.name.getText()} is missing`,
              },
            ]
          : [];
      })
    : [];

/** Two things of a pair that are easily mixed up. */
const pairs: readonly (readonly [string, string])[] = [
  ['outsideVisit', 'inHomeVisit'],
  ['firstName', 'lastName'],
  ['preworkAppointment', 'inhomeAppointment'],
  ['preworkAppointmentRequired', 'inhomeAppointmentRequired'],
  ['healthAndSafety', 'engineerInstructions'],
  ['losingProviderId', 'losingProviderName'],
  ['monthlyPrice', 'oneOffPrice'],
  ['first', 'last'],
  ['earliestDate', 'latestDate'],
];
const counterparts = new Map(
  pairs.flatMap(
    ([one, other]) =>
      [
        [one, other],
        [other, one],
      ] as const,
  ),
);

const mixUp: Mutator = (node) => {
  if (!ts.isPropertyAccessExpression(node)) return [];
  const other = counterparts.get(node.name.text);
  const isKnown = other !== undefined && new RegExp(`\\b${other}\\b`).test(node.getSourceFile().text);
  return isKnown ? [{ kind: 'mix-up', node: node.name, replacement: other, what: `${node.getText()} → ${other}` }] : [];
};

export const expressionMutators: readonly Mutator[] = [
  parts,
  comparison,
  negation,
  conditional,
  branch,
  literal,
  emptyText,
  listed,
  call,
  field,
  mixUp,
];
