/** What the operating system calls it → what to do about it. */
const sentences: Readonly<Record<string, (what: { port: string; path: string }) => string>> = {
  EADDRINUSE: ({ port }) => `Port ${port} is taken by another program. Stop that one, or set PORT to a free port.`,
  EADDRNOTAVAIL: () => 'This machine does not have the address that LISTEN_ADDRESS names. Set one that it has.',
  EACCES: ({ path, port }) =>
    path
      ? `This user may not write to ${path}. Set DATA_DIR to a folder of their own.`
      : `This user may not open port ${port}. Set PORT to one above 1023.`,
  EROFS: ({ path }) => `${path} cannot be written to. Set DATA_DIR to a folder that can.`,
  ENOTDIR: ({ path }) => `${path} lies below something that is not a folder. Set DATA_DIR to another place.`,
  ENOSPC: ({ path }) => `The disk that holds ${path} is full. Make room, or set DATA_DIR to another disk.`,
  ECONNREFUSED: () => 'No database answers at DATABASE_URL. Start it, or correct the address.',
  ENOTFOUND: () => 'The machine that DATABASE_URL names is not known. Correct the address.',
  '28P01': () => 'The database refuses the password in DATABASE_URL. Correct it.',
  '3D000': () => 'The database that DATABASE_URL names does not exist. Create it, or correct the address.',
};

/**
 * Why a program did not start, in a sentence that says what to do; the error's own words where we know no better.
 * Looks at causes, too: drivers wrap what happened.
 */
export function startFailure(error: unknown): string {
  for (let each: unknown = error; each instanceof Error; each = each.cause) {
    const { code, port, path } = each as Error & { code?: string; port?: number; path?: string };
    const sentence = code === undefined ? undefined : sentences[code];
    if (sentence) return `${sentence({ port: String(port), path: path ?? '' })} (${each.message})`;
  }
  return error instanceof Error ? error.message : String(error);
}
