import { dirname, join } from 'node:path';
import { parseSync } from 'vite';

type Node = { type: string; [field: string]: unknown };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** The types that a file declares, by name, and where those come from that it imports. */
type Declared = {
  types: Map<string, Node>;
  imports: Map<string, { file: string; name: string }>;
};

const nameOf = (node: unknown): string => (node as { name: string }).name;

function declaredIn(file: string, source: string): Declared {
  const declared: Declared = { types: new Map(), imports: new Map() };
  for (const statement of parseSync(file, source).program.body as unknown as Node[]) {
    const declaration = isNode(statement['declaration']) ? statement['declaration'] : statement;
    if (declaration.type === 'TSTypeAliasDeclaration' || declaration.type === 'TSInterfaceDeclaration')
      declared.types.set(nameOf(declaration['id']), declaration);
    const from = statement['source'] as { value: string } | null | undefined;
    if (!from?.value.startsWith('.')) continue;
    // `import { type A as B } from …` and `export type { A as B } from …`
    for (const specifier of (statement['specifiers'] ?? []) as Node[]) {
      const [there, here] = [specifier['imported'] ?? specifier['local'], specifier['exported'] ?? specifier['local']];
      if (isNode(there) && isNode(here))
        declared.imports.set(nameOf(here), { file: join(dirname(file), from.value), name: nameOf(there) });
    }
  }
  return declared;
}

/** Where a thing stands in its file, and what parsers note beside it, say nothing about a type. */
const places: ReadonlySet<string> = new Set(['start', 'end', 'range', 'loc', 'decorators', 'raw']);

/**
 * The types of all contexts, by `file#name`, with every type that they are made of, without comments and layout: two
 * that read the same hold the same values. A context is a type whose name ends so. `schemas` are the contract's, for
 * what stands there as `Wire<'Name'>`.
 */
export function contextTypes(
  sources: Readonly<Record<string, string>>,
  schemas: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const files = new Map(Object.entries(sources).map(([file, source]) => [file, declaredIn(file, source)]));
  const found: Record<string, unknown> = {};

  function takeSchema(name: string) {
    const key = `contract#${name}`;
    if (key in found) return;
    found[key] = null;
    found[key] = shapeOfSchema(schemas[name]);
  }

  function shapeOfSchema(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(shapeOfSchema);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, inner]) => {
        if (key === '$ref' && typeof inner === 'string') takeSchema(inner.replace(/^.*\//, ''));
        return key === 'description' || key === 'example' || key.startsWith('x-') ? [] : [[key, shapeOfSchema(inner)]];
      }),
    );
  }

  function take(file: string, name: string) {
    const declared = files.get(file);
    const key = `${file}#${name}`;
    const from = declared?.imports.get(name);
    const type = declared?.types.get(name);
    if (from) return take(from.file, from.name);
    if (!type || key in found) return;
    found[key] = null;
    found[key] = shapeOf(type, file);
  }

  function shapeOf(value: unknown, file: string): unknown {
    if (Array.isArray(value)) return value.map((one) => shapeOf(one, file));
    if (!isNode(value)) return value;
    if (value.type === 'TSTypeReference') {
      const name = nameOf(value['typeName']);
      const [wire] = (value['typeArguments'] as { params?: { literal?: { value?: unknown } }[] } | null)?.params ?? [];
      if (name === 'Wire' && typeof wire?.literal?.value === 'string') takeSchema(wire.literal.value);
      else take(file, name);
    }
    const kept = Object.entries(value).filter(([key]) => !places.has(key));
    return Object.fromEntries(kept.map(([key, inner]) => [key, shapeOf(inner, file)]));
  }

  for (const [file, { types }] of files)
    for (const name of types.keys()) if (name.endsWith('Context')) take(file, name);
  return found;
}
