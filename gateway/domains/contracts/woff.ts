import { promisify } from 'node:util';
import { inflate } from 'node:zlib';

const unpacked = promisify(inflate);

/** Lengths in bytes of a WOFF's header and of an entry in its list of tables, and of the same in a plain font file. */
const packed = { header: 44, entry: 20 };
const plain = { header: 12, entry: 16 };

/** Tables begin at multiples of four bytes. */
function aligned(length: number): number {
  return Math.ceil(length / 4) * 4;
}

/**
 * A WOFF as the plain font file that it was made from. Those who read a WOFF as it is unpack a table, in JavaScript,
 * each time that they look into it.
 */
export async function unpackWoff(woff: Buffer): Promise<Buffer> {
  const count = woff.readUInt16BE(12);
  const tables = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const entry = woff.subarray(packed.header + index * packed.entry);
      const [at, length, full] = [entry.readUInt32BE(4), entry.readUInt32BE(8), entry.readUInt32BE(12)];
      const bytes = woff.subarray(at, at + length);
      return {
        tag: entry.subarray(0, 4),
        checksum: entry.subarray(16, 20),
        full,
        // A table that would not get smaller lies in the file as it is.
        bytes: length < full ? await unpacked(bytes) : bytes,
      };
    }),
  );
  const head = Buffer.alloc(plain.header + count * plain.entry);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  let at = head.length;
  for (const [index, { tag, checksum, full }] of tables.entries()) {
    const entry = plain.header + index * plain.entry;
    tag.copy(head, entry);
    checksum.copy(head, entry + 4);
    head.writeUInt32BE(at, entry + 8);
    head.writeUInt32BE(full, entry + 12);
    at += aligned(full);
  }
  return Buffer.concat([head, ...tables.flatMap(({ bytes, full }) => [bytes, Buffer.alloc(aligned(full) - full)])]);
}
