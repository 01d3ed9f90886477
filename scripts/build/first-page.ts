import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin, Rolldown, UserConfig } from 'vite';
import type * as Prerender from '../../src/app/prerender.tsx';
import { footerOf } from '../../src/app/shell/footer-of.ts';
import type { SitePage } from '../../src/app/site-pages.ts';
import { checkBudget, scriptScale } from './budget.ts';
import { chunkWith, filesWith } from './chunks.ts';
import { compressFolder } from './compress.ts';
import {
  arrivalPages,
  builtPages,
  documentOf,
  isShell,
  membersDocumentOf,
  nextPage,
  shellFor,
  type BuiltPage,
  type PageFiles,
} from './built-pages.ts';
import { withBuiltModule } from './node-build.ts';
import { sitemap } from './page-head.ts';
import { checkSteps } from './step-budget.ts';
import { assertSameTitle, documentOfWords, withHead } from './page-html.ts';

const entryModule = 'src/app/main.tsx';
/** The largest piece of the entry; see `firstScript`. */
const firstModule = 'node_modules/react-dom/client.js';
/** The question about cookies: its style is in every page, its code comes later. */
const questionModule = 'src/third-party/consent/ConsentBanner.tsx';
const footerModule = 'src/app/shell/Footer.tsx';

type Chunk = Rolldown.OutputChunk;

/** The chunks of a page: those of its modules and all that they import. */
function codeOf(page: BuiltPage, chunks: readonly Chunk[]) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const footer = footerOf(page.path) === 'full' ? [footerModule] : [];
  const scripts = [...filesWith([entryModule, ...page.modules, ...footer], chunks)];
  const styled = [...scripts, chunkWith(questionModule, chunks).fileName];
  const styles = styled.flatMap((file) => [...(byName.get(file)?.viteMetadata?.importedCss ?? [])]);
  const entry = chunkWith(entryModule, chunks).fileName;
  const first = chunkWith(firstModule, chunks).fileName;
  return { page, entry, first, scripts, styles: [...new Set(styles)] };
}

function filesOf(page: BuiltPage, chunks: readonly Chunk[]): PageFiles {
  const code = codeOf(page, chunks);
  // What has a shell is nobody's first page: they have come for something else, or are past the address check.
  const next = isShell(page) ? [] : arrivalPages.filter(({ path }) => path === nextPage && path !== page.path);
  const wanted = next.flatMap((each) => {
    const { scripts, styles } = codeOf(each, chunks);
    return [...scripts, ...styles];
  });
  return { ...code, next: wanted.filter((file) => ![...code.scripts, ...code.styles].includes(file)) };
}

/** Draws the pages with the site's own code. */
const prerenderPages = (config: UserConfig, root: string) =>
  withBuiltModule(
    { config, root, entry: 'src/app/prerender.tsx' },
    async ({ consentQuestion, opening, prerender, sitePages, waiting }: typeof Prerender) => {
      const pages = await sitePages();
      const drawn: { page: BuiltPage; words: Parameters<typeof documentOfWords>[2] }[] = [];
      const everywhere = { waiting: waiting(), question: consentQuestion() };
      for (const page of builtPages(pages)) {
        const words = await prerender(page.path);
        // React's mark of a part that it left to the browser.
        if (words.body.includes('<!--$!-->'))
          throw new Error(
            `${page.path} cannot be drawn in Node; look for window, document or a missing load in its code`,
          );
        drawn.push({ page, words: { ...words, ...everywhere, opening: await opening(page.path) } });
      }
      return { pages, drawn };
    },
  );

type Drawn = { files: PageFiles; words: Prerender.Prerendered; html: string };

/** Every page of the site in the document that it is answered with: its own words, or a shell with its own head. */
function headPages(drawn: readonly Drawn[], pages: readonly SitePage[]) {
  const documentFor = (file: string) => {
    const found = drawn.find(({ files }) => files.page.file === file);
    if (!found) throw new Error(`No ${file} was drawn`);
    return found;
  };
  const ownFiles = new Set(drawn.map(({ files }) => files.page.file));
  const headed = pages
    .filter(({ path }) => path !== '/404')
    .map((page) => {
      const file = documentOf(page.path);
      const { files, words, html } = documentFor(ownFiles.has(file) ? file : shellFor(page.path));
      if (files.page.standsIn === undefined) assertSameTitle(words, page);
      return { file, files, html: withHead(html, page) };
    });
  const forMembers = pages.flatMap((page) => {
    const found = drawn.find(({ files }) => files.page.file === membersDocumentOf(page.path));
    return found ? [{ file: found.files.page.file, files: found.files, html: withHead(found.html, page) }] : [];
  });
  // What has no address of its own says that it is not there; pages for testers have its head, too.
  const nowhere = pages.find(({ path }) => path === '/404');
  if (!nowhere) throw new Error('The site has no /404');
  const standIns = drawn.filter(({ files }) => ['shell', 'words'].includes(files.page.standsIn ?? ''));
  const others = standIns.map(({ files, html }) => ({ file: files.page.file, files, html: withHead(html, nowhere) }));
  return [...headed, ...forMembers, ...others];
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
      const { pages, drawn } = await prerenderPages(config, root);
      const documents = await Promise.all(
        drawn.map(async ({ page, words }) => {
          const files = filesOf(page, chunks);
          return { files, words, html: await documentOfWords(template, files, words, dir) };
        }),
      );
      const headed = headPages(documents, pages);
      const weighScripts = scriptScale(dir);
      await checkBudget(
        headed.filter(({ files: { page } }) => page.standsIn === undefined || page.standsIn === 'opening'),
        dir,
        weighScripts,
      );
      await checkSteps(chunks, weighScripts);
      await writeFile(join(dir, 'sitemap.xml'), sitemap(pages));
      await compressFolder(dir);
      for (const { file, html } of headed.toReversed()) {
        await mkdir(dirname(join(dir, file)), { recursive: true });
        await writeFile(join(dir, file), html);
      }
    },
  };
}
