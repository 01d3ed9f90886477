import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown, type UserConfig } from 'vite';
import type { Prerendered } from '../../src/app/prerender.tsx';
import { checkBudget } from './budget.ts';
import { compressFolder } from './compress.ts';
import { builtPages, type BuiltPage, type PageFiles } from './built-pages.ts';
import { firstScript } from './first-script.ts';

const entryModule = 'src/app/main.tsx';
/** The largest piece of the entry; see `firstScript`. */
const firstModule = 'node_modules/react-dom/client.js';
const nonce = 'nonce="__CSP_NONCE__"';

type Chunk = Rolldown.OutputChunk;

/** The chunks of a page: those of its modules and all that they import. */
function filesOf(page: BuiltPage, chunks: readonly Chunk[]): PageFiles {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const chunkOf = (module: string): Chunk => {
    const found = chunks.find(({ facadeModuleId, moduleIds }) =>
      [facadeModuleId, ...moduleIds].some((id) => id?.endsWith(`/${module}`)),
    );
    if (!found) throw new Error(`${module} is in no chunk of the build; see scripts/build/built-pages.ts`);
    return found;
  };
  const scripts = new Set<string>();
  const add = (file: string) => {
    if (scripts.has(file)) return;
    scripts.add(file);
    byName.get(file)?.imports.forEach(add);
  };
  const entry = chunkOf(entryModule).fileName;
  add(entry);
  for (const module of page.modules) add(chunkOf(module).fileName);
  const styles = [...scripts].flatMap((file) => [...(byName.get(file)?.viteMetadata?.importedCss ?? [])]);
  return { page, entry, first: chunkOf(firstModule).fileName, scripts: [...scripts], styles: [...new Set(styles)] };
}

/** Draws the pages with the site's own code, built for Node into a folder that goes away again. */
async function prerenderPages(config: UserConfig, root: string) {
  // Below node_modules, so that what the code imports is found.
  const outDir = join(root, 'node_modules', '.vite', `prerender-${process.pid}`);
  try {
    await build({
      ...config,
      configFile: false,
      root,
      logLevel: 'warn',
      build: { ssr: 'src/app/prerender.tsx', outDir, emptyOutDir: true, target: 'node22' },
    });
    const file = pathToFileURL(join(outDir, 'prerender.js')).href;
    const { prerender } = (await import(file)) as { prerender: (path: string) => Promise<Prerendered> };
    const drawn: { page: BuiltPage; words: Prerendered }[] = [];
    for (const page of builtPages) {
      const words = await prerender(page.path);
      // React's mark of a part that it left to the browser.
      if (words.body.includes('<!--$!-->'))
        throw new Error(
          `${page.path} cannot be drawn in Node; look for window, document or a missing load in its code`,
        );
      drawn.push({ page, words });
    }
    return drawn;
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/** Style sheets in the page, and a switched-off link for each, so that the code that would fetch them knows them here. */
async function stylesOf(styles: readonly string[], dir: string): Promise<string> {
  const texts = await Promise.all(styles.map((file) => readFile(join(dir, file), 'utf8')));
  const links = styles.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`);
  return `<style ${nonce}>${texts.join('').trim()}</style>${links.join('')}`;
}

async function pageHtml(template: string, files: PageFiles, words: Prerendered, dir: string): Promise<string> {
  const { page, styles } = files;
  const script = firstScript(files, page.path !== '/' && !page.shell);
  // The build's own tags for the entry give way to the script, and its words to the page's.
  let html = template
    .replaceAll(/\s*<(?:script type="module"[^>]*><\/script>|link rel="(?:modulepreload|stylesheet)"[^>]*>)/g, '')
    .replaceAll(/>\s+</g, '><');
  if (!page.shell)
    html = html
      .replace(/<title>[^<]*<\/title>/, '')
      .replace(/<meta\s+name="description"[^>]*>/, '')
      .replace('</head>', () => `${words.head}</head>`);
  const inside = page.shell ? words.body.replaceAll(/href="\/auth\/login\?[^"]*"/g, 'href="/auth/login"') : words.body;
  const root = `<div id="root"${page.shell ? '' : ` data-page="${page.path}"`}>${inside}</div>`;
  const styleTags = await stylesOf(styles, dir);
  // Room for the page that is still to come: the footer stays where it is.
  const room = page.shell ? `<style ${nonce}>main{min-height:100vh}</style>` : '';
  return html
    .replace('</head>', () => `${styleTags}${room}</head>`)
    .replace('<div id="root"></div>', () => `${root}<script ${nonce}>${script}</script>`);
}

/**
 * Builds the pages that people arrive at so that they are there with the first answer: words, style and a short script
 * that fetches the app after they are painted. Fails when a page is heavier than budget.json allows.
 */
export function firstPage(config: UserConfig): Plugin {
  let root = process.cwd();
  return {
    name: 'first-page',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved(resolved) {
      root = resolved.root;
    },
    async writeBundle({ dir = join(root, 'dist') }, bundle) {
      const index = join(dir, 'index.html');
      const template = await readFile(index, 'utf8');
      // Without it nobody takes a build for finished that is not.
      await rm(index);
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const drawn = await prerenderPages(config, root);
      const pages = await Promise.all(
        drawn.map(async ({ page, words }) => {
          const files = filesOf(page, chunks);
          return { files, html: await pageHtml(template, files, words, dir) };
        }),
      );
      await checkBudget(pages, dir);
      await compressFolder(dir);
      for (const { files, html } of pages.toReversed()) await writeFile(join(dir, files.page.file), html);
    },
  };
}
