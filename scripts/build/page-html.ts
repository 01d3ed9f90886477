import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Prerendered } from '../../src/app/prerender.tsx';
import type { SitePage } from '../../src/app/site-pages.ts';
import { isShell, membersDocumentOf, type PageFiles } from './built-pages.ts';
import { consentQuestion } from './consent-question.ts';
import { firstScript } from './first-script.ts';
import { escapeMarkup } from '../../src/ui/format/escape-markup.ts';
import { inlineScript } from './inline-script.ts';
import { headOf, siteHead, titleOf } from './page-head.ts';
import { markNarrowed, narrowedLook } from './narrow-range.ts';
import { waitingParts, withoutScript } from './waiting.ts';

/** Style sheets in the page, with what only a document needs, and a switched-off link for each, so that the code that would fetch them knows them here. */
async function stylesOf(styles: readonly string[], dir: string, more: string): Promise<string> {
  const texts = await Promise.all(styles.map((file) => readFile(join(dir, file), 'utf8')));
  const links = styles.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`);
  return `<style>${texts.join('').trim()}${more}</style>${links.join('')}`;
}

/** Where the head of one page goes that shares its words with others. */
const HEAD = '<!--head-->';

/** A page's words, what it opens with where that is all that is known, what is shown where a page is on its way, and the question about cookies. */
type Drawn = Prerendered & { opening: string | null; waiting: string; question: string };

/** The page around its main part, with something else in it. */
function inPlaceOfMain(body: string, inMain: string): string {
  const parts = /^(.*<main[^>]*>).*(<\/main>.*)$/s.exec(body);
  if (!parts) throw new Error('The page is drawn without a main part');
  return `${parts[1]}${inMain}${parts[2]}`;
}

/** The document without what it says of itself in the head. */
export async function documentOfWords(template: string, files: PageFiles, words: Drawn, dir: string) {
  const { page, styles } = files;
  const isShared = page.standsIn !== undefined;
  const script = inlineScript(firstScript(files));
  // The build's own tags for the entry give way to the script, and what the template says of itself to the page's head.
  const html = template
    .replaceAll(/\s*<(?:script type="module"[^>]*><\/script>|link rel="(?:modulepreload|stylesheet)"[^>]*>)/g, '')
    .replaceAll(/\s*<(?:title>[^<]*<\/title>|meta\s+name="description"[^>]*>|link rel="icon"[^>]*>)/g, '')
    .replaceAll(/>\s+</g, '><');
  // Words that stand in for another page's would send whoever logs in back to their own.
  const inside = isShared ? words.body.replaceAll(/href="\/auth\/login\?[^"]*"/g, 'href="/auth/login"') : words.body;
  const waiting = waitingParts(page, words.waiting, words.opening);
  const without = withoutScript(page);
  const body = waiting.inMain === null ? inside : inPlaceOfMain(inside, waiting.inMain);
  const root = `<div id="root"${isShared ? '' : ` data-page="${page.path}"`}>${body}</div>`;
  // Room for the page that is still to come: the footer stays where it is.
  const room = isShell(page) ? 'main{min-height:100vh}' : '';
  const styleTags = await stylesOf(styles, dir, `${room}${waiting.style}${page.narrows ? narrowedLook : ''}`);
  // Such a document is answered to members alone, so that their header shows nothing for visitors from the start.
  const isMembers = page.file === membersDocumentOf(page.path);
  return html
    .replace('<html', isMembers ? '<html data-member="known"' : '<html')
    .replace('</head>', () => `${HEAD}${siteHead()}${styleTags}${without.head}</head>`)
    .replace(
      '<div id="root"></div>',
      () =>
        `${consentQuestion(words.question)}${without.body}${page.narrows ? inlineScript(markNarrowed) : ''}${root}${words.data}${waiting.template}${script}`,
    );
}

/** The whole document of a page. */
export const withHead = (html: string, page: SitePage): string => html.replace(HEAD, () => headOf(page));

/** Throws where the page that is drawn has another title than its head: the app would put a second one beside it. */
export function assertSameTitle(words: Prerendered, page: SitePage): void {
  const head = `<title>${escapeMarkup(titleOf(page))}</title>`;
  if (words.head !== head) throw new Error(`${page.path} is drawn with ${words.head}, its head says ${head}`);
}
