import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** What stands in a page itself and may run or style it: the sources of a policy, as `'sha256-…'`. */
export interface InlineCode {
  scripts: readonly string[];
  styles: readonly string[];
}

/** A page that has no code of its own, or an answer that is no page. */
export const noInlineCode: InlineCode = { scripts: [], styles: [] };

const sourceOf = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/** Code that is not fetched, and is no data: a browser asks the policy for neither of these. */
function inlineCode(html: string): InlineCode {
  const own = [...html.matchAll(/<(script|style)\b([^>]*)>(.*?)<\/\1>/gs)].filter(
    ([, , attributes = '']) => !/\s(?:src=|type="application\/)/.test(attributes),
  );
  const sources = (wanted: string) => [
    ...new Set(own.flatMap(([, tag, , code = '']) => (tag === wanted ? [sourceOf(code)] : []))),
  ];
  return { scripts: sources('script'), styles: sources('style') };
}

/** An HTML document as the host answers it: the same for everybody, so it is made and compressed once. */
export interface HtmlDocument {
  html: string;
  tag: string;
  inline: InlineCode;
  /** As small as it gets. Takes a tenth of a second the first time. */
  brotli: () => Promise<Uint8Array<ArrayBuffer>>;
  gzip: () => Promise<Uint8Array<ArrayBuffer>>;
}

export function htmlDocument(html: string): HtmlDocument {
  const once = (compress: (text: string) => Promise<Buffer>) => {
    let made: Promise<Uint8Array<ArrayBuffer>> | undefined;
    return () => (made ??= compress(html).then((bytes) => new Uint8Array(bytes)));
  };
  return {
    html,
    tag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
    inline: inlineCode(html),
    brotli: once(promisify<string, Buffer>(brotliCompress)),
    gzip: once(promisify<string, Buffer>(gzip)),
  };
}
