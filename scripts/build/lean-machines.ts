import { join } from 'node:path';
import type { Plugin } from 'vite';

type Node = { type: string; start: number; end: number; [field: string]: unknown };
type Property = Node & { key: Node & { name?: string }; value: Node; shorthand: boolean };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** Words for people who look at a machine, not for the one who runs it. */
function isForReaders({ type, key, value, shorthand }: Property): boolean {
  if (type !== 'Property' || shorthand) return false;
  return (
    (key.name === 'description' && value.type === 'Literal') ||
    (key.name === 'rows' && value.type === 'ArrayExpression')
  );
}

/** All properties of object literals below a node that are for readers. */
function forReaders(node: Node): Node[] {
  if (isForReaders(node as Property)) return [node];
  return Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : [value]))
    .filter(isNode)
    .flatMap(forReaders);
}

/** The code without those properties. */
export function withoutWords(code: string, program: unknown): string {
  let lean = code;
  for (const { start, end } of isNode(program) ? forReaders(program).toReversed() : []) {
    const comma = /^\s*,/.exec(lean.slice(end))?.[0].length ?? 0;
    lean = lean.slice(0, start) + lean.slice(end + comma);
  }
  return lean;
}

/**
 * Machines as customers load them: without their descriptions and requirements. Inspector, documents and tests read
 * the whole ones: a worker is built apart.
 */
export function leanMachines(): Plugin {
  // From the project's root: there may be another folder of that name above it.
  const folder = join(import.meta.dirname, '..', '..', 'machines').replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  const ofMachines = new RegExp(`^${folder}/(?!model/).*\\.ts$`);
  return {
    name: 'lean-machines',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: ofMachines },
      handler(code) {
        return { code: withoutWords(code, this.parse(code)), map: null };
      },
    },
  };
}
