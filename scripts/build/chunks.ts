import type { Rolldown } from 'vite';

/** As much of a chunk of the build as tells what it is made of. */
export type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'moduleIds' | 'facadeModuleId'>;

/** The chunk that has a module. Throws where none has: the module has moved, or no page needs it. */
export function chunkWith<Known extends Chunk>(module: string, chunks: readonly Known[]): Known {
  const found = chunks.find(({ facadeModuleId, moduleIds }) =>
    [facadeModuleId, ...moduleIds].some((id) => id?.endsWith(`/${module}`)),
  );
  if (!found)
    throw new Error(`${module} is in no chunk of the build; see built-pages.ts and step-budget.ts in scripts/build`);
  return found;
}

/** The files of the chunks of these modules, with all that they import, in the order in which they are found. */
export function filesWith(modules: readonly string[], chunks: readonly Chunk[]): Set<string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const files = new Set<string>();
  const add = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    byName.get(file)?.imports.forEach(add);
  };
  for (const module of modules) add(chunkWith(module, chunks).fileName);
  return files;
}
