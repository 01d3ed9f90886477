import { readdirSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(?:css|js|json|svg|txt|wasm|webmanifest|woff)$/;
/** Smaller files gain nothing. */
const LEAST_BYTES = 1_024;
/** What testers alone read, from a host that is near, is not worth the seconds. */
const ofTools = /[\\/]studio-data[\\/]/;

/** As small as brotli makes it; takes its time. */
export function brotli(bytes: Buffer): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return promisify(brotliCompress)(bytes, { params });
}

/** Puts a `.br` and a `.gz` beside every file that gets smaller, so that serving costs no work. */
export async function compressFolder(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => compressible.test(file) && !ofTools.test(file) && statSync(file).size >= LEAST_BYTES);
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file);
      await writeFile(`${file}.br`, await brotli(bytes));
      await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}
