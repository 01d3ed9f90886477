import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type UserConfig } from 'vite';

/** Where the site's code is, how it is built, and the module that is wanted of it. */
type NodeBuild = { config: UserConfig; root: string; entry: string };

/**
 * Runs the site's own code in Node: a module of it, built into a folder that goes away again. Whose site it is stays open, as the host says it in
 * each answer (server/pages.ts).
 */
export async function withBuiltModule<Module, Result>(
  { config, root, entry }: NodeBuild,
  run: (module: Module) => Promise<Result>,
): Promise<Result> {
  const name = entry.replace(/^.*\/|\.\w+$/g, '');
  // Below node_modules, so that what the code imports is found.
  const outDir = join(root, 'node_modules', '.vite', `${name}-${process.pid}`);
  try {
    await build({
      ...config,
      configFile: false,
      root,
      logLevel: 'warn',
      resolve: {
        alias: [{ find: /^.*\/brand\.json$/, replacement: join(import.meta.dirname, 'brand-placeholders.json') }],
      },
      build: { ssr: entry, outDir, emptyOutDir: true, target: 'node22' },
    });
    return await run((await import(pathToFileURL(join(outDir, `${name}.js`)).href)) as Module);
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}
