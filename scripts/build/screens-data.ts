import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin, Rolldown, UserConfig } from 'vite';
import type * as DrawScreens from '../../studio/screens/draw-screens.tsx';
import { screensData, type DrawnScreens } from '../../studio/screens/screens-data.ts';
import { chunkWith } from './chunks.ts';
import { withBuiltModule } from './node-build.ts';

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'dynamicImports' | 'moduleIds' | 'facadeModuleId'> & {
  viteMetadata?: { importedCss: ReadonlySet<string> };
};

/** The style sheets of these modules, and of the views of theirs that come later; those that others stand on come first. */
export function stylesOf(modules: readonly string[], chunks: readonly Chunk[]): string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const seen = new Set<string>();
  const styles = new Set<string>();
  const add = (file: string) => {
    const chunk = byName.get(file);
    if (!chunk || seen.has(file)) return;
    seen.add(file);
    chunk.imports.forEach(add);
    chunk.viteMetadata?.importedCss.forEach((sheet) => styles.add(`/${sheet}`));
  };
  for (const module of modules) {
    const { fileName, dynamicImports } = chunkWith(module, chunks);
    add(fileName);
    if (module.endsWith('.views.ts')) dynamicImports.forEach(add);
  }
  return [...styles];
}

/**
 * Puts beside the site what customers see on each page of each journey, as markup, for the maps of the inspector. It is drawn by the views that are
 * built, so that it is never older than they are; and in files of its own, so that no page's code has any of it.
 */
export function screensDataFiles(config: UserConfig): Plugin {
  let root = process.cwd();
  return {
    name: 'screens-data',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved(resolved) {
      root = resolved.root;
    },
    async writeBundle({ dir = join(root, 'dist') }, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const all = await withBuiltModule(
        { config, root, entry: 'studio/screens/draw-screens.tsx' },
        (built: typeof DrawScreens) => built.drawScreens(),
      );
      for (const { journey, drawnBy, markups } of all) {
        const views = drawnBy.map((name) => `src/journeys/${name}/${name}.views.ts`);
        const screens: DrawnScreens = { styles: stylesOf(['src/app/main.tsx', ...views], chunks), markups };
        const file = join(dir, screensData(journey));
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, JSON.stringify(screens));
      }
    },
  };
}
