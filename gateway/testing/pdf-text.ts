import { inflateSync } from 'node:zlib';

const object = /(\d+) 0 obj\n([^]*?)\nendobj/g;

/** What a packed stream holds, as text. */
function unpacked(body: string): string {
  const [, packed] = /stream\n([^]*?)\nendstream/.exec(body) ?? [];
  if (packed === undefined) return '';
  const bytes = Buffer.from(packed, 'latin1');
  return (body.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
}

const lettersOf = (hex: string): string =>
  (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('');

/** The letters of a font by the number that the page has for them. */
function lettersByNumber(map: string): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  for (const [, first = '', list = ''] of map.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g))
    for (const [at, [, hex = '']] of [...list.matchAll(/<(\w+)>/g)].entries())
      found.set(Number.parseInt(first, 16) + at, lettersOf(hex));
  return found;
}

/** The words of a PDF that we have drawn, in the order in which they stand in the file; one line for each piece of text. */
export function textOf(pdf: Buffer): string {
  const objects = new Map([...pdf.toString('latin1').matchAll(object)].map(([, id, body = '']) => [id, body] as const));
  const fonts = new Map<string, ReadonlyMap<number, string>>();
  for (const body of objects.values())
    for (const [, name = '', id] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, map] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '') ?? [];
      fonts.set(name, lettersByNumber(unpacked(objects.get(map) ?? '')));
    }
  const lines: string[] = [];
  for (const body of objects.values())
    for (const [, name = '', pieces = ''] of unpacked(body).matchAll(/\/(F\d+) [\d.]+ Tf[^[]*\[([^\]]*)\] TJ/g))
      lines.push(
        [...pieces.matchAll(/<(\w+)>/g)]
          .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
          .map((unit) => fonts.get(name)?.get(Number.parseInt(unit, 16)) ?? '')
          .join(''),
      );
  return lines.join('\n');
}
