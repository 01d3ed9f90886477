import { parseSync } from 'vite';
import { namedGaps } from './gaps.ts';
import type { WrittenForm, WrittenSentence } from './words.types.ts';

/** As much of a piece of syntax as is looked at here. */
type Node = { type: string; start: number; end: number; [field: string]: unknown };

/** A place that names another declaration of the file, or what lies in it. */
type Reference = { to: string; inner: readonly string[]; from: string };

/** `uses`: its keys without the name of what the file exports, and wherever else in the file it is read. */
type Read = WrittenSentence & { uses: readonly string[] };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value : [value]).filter(isNode);

const comparing = new Set(['===', '!==', '==', '!=', 'in', 'instanceof', '<', '>', '<=', '>=']);

/** What is asked, not said: what stands there is compared or names something. */
const unsaid: Readonly<Record<string, readonly string[]>> = {
  ConditionalExpression: ['test'],
  IfStatement: ['test'],
  SwitchStatement: ['discriminant'],
  SwitchCase: ['test'],
  MemberExpression: ['property'],
  Property: ['key'],
  CallExpression: ['typeArguments'],
  ImportDeclaration: ['source', 'specifiers', 'attributes'],
  ExportNamedDeclaration: ['source', 'specifiers', 'attributes'],
};

const literalText = (node: Node): string | null =>
  node.type === 'Literal' && typeof node['value'] === 'string' ? node['value'] : null;

/** Keys of what no customer reads, such as the name of a drawing. */
const keysOfCodes: ReadonlySet<string> = new Set([
  'kind',
  'icon',
  'id',
  'url',
  'to',
  'href',
  'more',
  'target',
  'type',
  'channel',
  'tone',
  'scene',
  'piece',
  'value',
]);

/** A code or a name has no space, and is written as such. */
const isCode = (text: string): boolean =>
  !/\p{L}/u.test(text) ||
  /^(?:https?:|mailto:|tel:|\/|#|\.)\S*$/.test(text.trim()) ||
  (!/\s/.test(text.trim()) &&
    (/[_/:@=?&<>#]|\.\p{L}|^\p{Ll}+\p{Lu}|^[\p{Ll}\d]+-/u.test(text) || /^\p{Lu}{4,}$/u.test(text)));

const keyOf = (node: Node): string | null => {
  const key = node['key'];
  if (!isNode(key) || node['computed'] === true) return null;
  return key.type === 'Identifier' ? String(key['name']) : literalText(key);
};

/** `backs.dashboard` → `backs` and what follows; null for anything that is not named. */
function chainOf(node: Node): string[] | null {
  if (node.type === 'Identifier') return [String(node['name'])];
  const { object, property, computed } = node;
  if (node.type !== 'MemberExpression' || computed === true || !isNode(object) || !isNode(property)) return null;
  const before = chainOf(object);
  return before && [...before, String(property['name'])];
}

/** Names of the top of a file: what is declared there, by its name. */
function declaredIn(body: readonly Node[]): Map<string, Node> {
  const declared = new Map<string, Node>();
  for (const statement of body) {
    const inner = isNode(statement['declaration']) ? statement['declaration'] : statement;
    const id = inner['id'];
    if (inner.type === 'FunctionDeclaration' && isNode(id)) declared.set(String(id['name']), inner);
    for (const one of inner.type === 'VariableDeclaration' ? nodesIn(inner['declarations']) : []) {
      const name = one['id'];
      if (isNode(name) && name.type === 'Identifier' && isNode(one['init']))
        declared.set(String(name['name']), one['init']);
    }
  }
  return declared;
}

export type ReadOptions = {
  /** Of a file that says little among much else: only what stands under keys of these names. */
  under?: readonly string[];
  /** Single words are codes there, unless they are part of a sentence. */
  isMostlyCode?: boolean;
};

/** The key of what stands between the tags of an element. */
export const betweenTagsKey = 'words';

const forms: Readonly<Record<string, WrittenForm>> = {
  TemplateLiteral: 'template',
  JSXText: 'element',
  JSXAttribute: 'attribute',
};

const formOf = ({ type }: Node): WrittenForm => forms[type] ?? 'string';

/** The sentences of a file of words, in their order. */
export function readWords(path: string, source: string, { under, isMostlyCode = false }: ReadOptions = {}): Read[] {
  // Most files of code say nothing under these keys, and a build has hundreds of them.
  if (under && !under.includes(betweenTagsKey) && !under.some((key) => source.includes(key))) return [];
  const body = parseSync(path, source).program.body as unknown as Node[];
  const declared = declaredIn(body);
  const found: WrittenSentence[] = [];
  const references: Reference[] = [];

  function say(node: Node, keys: readonly string[], text: string, codes: readonly string[], isWithin: boolean): void {
    const fixed = text.replaceAll(/\{\d+\}/g, ' ');
    if (isCode(fixed) || (isMostlyCode && !isWithin && !/\S\s+\S/.test(fixed))) return;
    if (keysOfCodes.has(keys.at(-1) ?? '') && !/\s/.test(fixed.trim())) return;
    if (under && !keys.some((key) => under.includes(key))) return;
    const { named, gaps } = namedGaps(text, codes);
    found.push({ place: keys.join('.'), start: node.start, end: node.end, form: formOf(node), text: named, gaps });
  }

  /** Lines are broken there for the code's sake; the spaces around it are the element's. */
  function betweenTags(node: Node, keys: readonly string[]): void {
    const raw = source.slice(node.start, node.end);
    const start = node.start + raw.length - raw.trimStart().length;
    const text = raw.trim().replaceAll(/\s+/g, ' ');
    // What is written as an entity is not written again.
    if (!text.includes('&')) say({ ...node, start, end: start + raw.trim().length }, keys, text, [], true);
  }

  function template(node: Node, keys: readonly string[], isWithin: boolean): void {
    const expressions = nodesIn(node['expressions']);
    const quasis = nodesIn(node['quasis']).map((quasi) => (quasi['value'] as { cooked: string }).cooked);
    const text = quasis.map((quasi, at) => (at < expressions.length ? `${quasi}{${at}}` : quasi)).join('');
    const codes = expressions.map(({ start, end }) => source.slice(start, end));
    say(node, keys, text, codes, isWithin);
    for (const inner of expressions) walk(inner, keys, true);
  }

  function attribute({ name, value }: Node, keys: readonly string[]): void {
    const key = isNode(name) ? String(name['name']) : '';
    if (!isNode(value)) return;
    const text = literalText(value);
    if (text === null) walk(isNode(value['expression']) ? value['expression'] : value, [...keys, key], false);
    else say({ ...value, type: 'JSXAttribute' }, [...keys, key], text, [], false);
  }

  /** `{isLate ? 'It is late' : 'It is not'}` between tags is words; what is made by code there is looked at as code. */
  function child({ expression }: Node, keys: readonly string[], isWithin: boolean): void {
    if (!isNode(expression)) return;
    const isSaid = ['Literal', 'TemplateLiteral', 'ConditionalExpression'].includes(expression.type);
    walk(expression, isSaid ? [...keys, betweenTagsKey] : keys, isWithin);
  }

  function walk(node: Node, keys: readonly string[], isWithin: boolean): void {
    const text = literalText(node);
    if (text !== null) return say(node, keys, text, [], isWithin);
    if (node.type === 'TemplateLiteral') return template(node, keys, isWithin);
    if (node.type === 'JSXText') return betweenTags(node, [...keys, betweenTagsKey]);
    if (node.type === 'JSXAttribute') return attribute(node, keys);
    if (node.type === 'JSXExpressionContainer') return child(node, keys, isWithin);
    const chain = chainOf(node);
    if (chain) {
      const [to = '', ...inner] = chain;
      if (declared.has(to)) references.push({ to, inner, from: keys.join('.') });
      return;
    }
    if (node.type.startsWith('TS') && !isNode(node['expression'])) return;
    if (node.type === 'BinaryExpression' && comparing.has(String(node['operator']))) return;
    const key = node.type === 'Property' ? keyOf(node) : null;
    const within = key === null ? keys : [...keys, key];
    const skipped = unsaid[node.type] ?? [];
    for (const [field, value] of Object.entries(node)) {
      if (skipped.includes(field) || field === 'typeAnnotation' || field === 'params' || field === 'returnType')
        continue;
      for (const inner of nodesIn(value)) walk(inner, within, isWithin);
    }
  }

  for (const [name, node] of declared) walk(node, [name], false);
  return [...numbered(found)].map((sentence) => ({ ...sentence, uses: usesOf(sentence.place, references) }));
}

/** Sentences of one place, such as both ways of a condition, are told apart by their number. */
function* numbered(found: readonly WrittenSentence[]): Generator<WrittenSentence> {
  const met = new Map<string, number>();
  for (const sentence of found.toSorted((one, other) => one.start - other.start)) {
    const before = met.get(sentence.place) ?? 0;
    met.set(sentence.place, before + 1);
    yield before === 0 ? sentence : { ...sentence, place: `${sentence.place} (${before + 1})` };
  }
}

/** Where a place is read: itself, and wherever its declaration, or a part of it that it lies in, is named. */
function usesOf(place: string, references: readonly Reference[], known: ReadonlySet<string> = new Set()): string[] {
  const [name = '', ...keys] = place.replace(/ \(\d+\)$/, '').split('.');
  const used = references
    .filter(({ to, inner }) => to === name && inner.every((key, at) => key === keys[at]))
    .map(({ inner, from }) => [from, ...keys.slice(inner.length)].join('.'))
    .filter((from) => !known.has(from));
  const further = used.flatMap((from) => usesOf(from, references, new Set([...known, ...used])));
  return [...new Set([keys.join('.'), ...further])];
}
