import ts from 'typescript';

/** What a row of a table gives to its title, by place and by name. */
export type Row = { places: readonly string[]; names: ReadonlyMap<string, string> };

type Constants = ReadonlyMap<string, ts.Expression>;

/** What is written around a value for the compiler alone: `as const`, `satisfies …`, brackets. */
function bare(node: ts.Expression): ts.Expression {
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)
    ? bare(node.expression)
    : node;
}

const wordsOf = (node: ts.Expression): string =>
  ts.isStringLiteralLike(node) || ts.isNumericLiteral(node) ? node.text : '…';

function rowOf(given: ts.Expression): Row {
  const node = bare(given);
  if (ts.isArrayLiteralExpression(node))
    return { places: node.elements.map((each) => wordsOf(bare(each))), names: new Map() };
  if (!ts.isObjectLiteralExpression(node)) return { places: [wordsOf(node)], names: new Map() };
  const named = node.properties
    .filter(ts.isPropertyAssignment)
    .flatMap(({ name, initializer }) =>
      ts.isIdentifier(name) || ts.isStringLiteral(name) ? [[name.text, wordsOf(bare(initializer))] as const] : [],
    );
  return { places: ['…'], names: new Map(named) };
}

/** The rows of a table that is written out, here or as a constant of the same file; none of one that is reckoned. */
export function rowsOf(table: ts.Expression, constants: Constants): readonly Row[] {
  const node = bare(table);
  const rows = ts.isIdentifier(node) ? constants.get(node.text) : node;
  const list = rows && bare(rows);
  return list && ts.isArrayLiteralExpression(list) ? list.elements.map(rowOf) : [];
}

const nothing: Row = { places: [], names: new Map() };

/** A title with what a row gives to it: `%s` and its like in turn, `$name` by name. */
export function fillTitle(title: string, { places, names }: Row = nothing): string {
  const left = [...places];
  return title
    .replaceAll('%#', '…')
    .replaceAll(/%[sdifjo]/g, () => left.shift() ?? '…')
    .replaceAll(/\$(\w+)(?:\.\w+)*/g, (_all, name: string) => names.get(name) ?? '…');
}
