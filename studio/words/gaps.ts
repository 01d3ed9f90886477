import type { Gap } from './words.types.ts';

const quoted = /'([^']*)'|"([^"]*)"/g;

const builtIn: ReadonlySet<string> = new Set([
  'toFixed',
  'replace',
  'replaceAll',
  'toString',
  'toLowerCase',
  'join',
  'at',
  'String',
  'Number',
]);

/** What a gap is called: by what is put in, or by the words that it chooses from. */
function nameOf(code: string): string {
  const chosen = code.includes('?') ? [...code.matchAll(quoted)].map(([, one, other]) => one ?? other ?? '') : [];
  const words = chosen.map((word) => word.trim()).filter((word) => word !== '');
  if (words.length > 1 && words.join('/').length <= 30) return words.slice(-2).join('/').replaceAll(/[{}]/g, '');
  // The last name that stands there: `price(pence)` is {pence}, `plan.displayName` is {displayName}.
  const names = code.replaceAll(quoted, '').match(/[A-Za-z_$][\w$]*/g) ?? [];
  return names.findLast((name) => !builtIn.has(name)) ?? 'value';
}

/** A text whose gaps are numbered, with names in their place. Gaps of the same code have the same name. */
export function namedGaps(text: string, codes: readonly string[]): { named: string; gaps: readonly Gap[] } {
  const gaps: Gap[] = [];
  const names = codes.map((code) => {
    const known = gaps.find((gap) => gap.code === code);
    if (known) return known.name;
    const wanted = nameOf(code);
    const alike = gaps.filter(({ name }) => name.replace(/ \d+$/, '') === wanted).length;
    const name = alike === 0 ? wanted : `${wanted} ${alike + 1}`;
    gaps.push({ name, code });
    return name;
  });
  return { named: text.replaceAll(/\{(\d+)\}/g, (whole, at: string) => wrapped(names[Number(at)] ?? whole)), gaps };
}

const wrapped = (name: string): string => `{${name}}`;

const gapPattern = /\{([^{}]+)\}/g;

/** The names of a text's gaps, each as often as it stands there. */
export const gapsIn = (text: string): readonly string[] => [...text.matchAll(gapPattern)].map(([, name = '']) => name);

/** The pieces between a text's gaps; one more than there are gaps. */
export const piecesOf = (text: string): readonly string[] => text.split(/\{[^{}]+\}/);

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds what a customer reads of a sentence, whatever its gaps were filled with. */
export const readAs = (text: string): RegExp => new RegExp(`^${piecesOf(text).map(escaped).join('([^]*?)')}$`);
