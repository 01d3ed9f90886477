import { rewriterOf, type Rewriter, type ShownWords } from './words-in-text.ts';

/** Attributes that say something to who sees, or hears, the page. */
const spoken = ['aria-label', 'aria-description', 'placeholder', 'alt', 'title'] as const;

/** The tools quote the site's words, and must not have their own changed. */
const ofTools = /^\/(?:inspector|tools|ui)(?:\/|$)/;

/** React marks what it has taken over. Before that, other words than it expects would have it draw the page again. */
const isMarked = (node: Node): boolean => Object.keys(node).some((key) => key.startsWith('__react'));

const isTakenOver = (text: Text): boolean => {
  const parent = text.parentElement;
  // The tab's title is written by the app, and never taken over.
  if (parent?.localName === 'title') return true;
  return isMarked(text) || (parent !== null && parent.childNodes.length === 1 && isMarked(parent));
};

/** How soon to look again at what the app has not taken over. */
const againMs = 200;

type Changed = { original: string; shown: string };

export type WordsOnPage = { show: (words: readonly ShownWords[]) => void };

/**
 * Shows other words on this page, as long as it is told to: in the texts of the document, whatever the app draws there. The app
 * knows nothing of it, and what it draws itself is never lost. `viewsNow` are the views that its machines stand in.
 */
export function wordsOnPage(viewsNow: () => ReadonlySet<string>): WordsOnPage {
  let rewriters: readonly Rewriter[] = [];
  let again: ReturnType<typeof setTimeout> | null = null;
  const texts = new Map<Text, Changed>();
  const attributes = new Map<Element, Map<string, Changed>>();
  const observer = new MutationObserver(look);

  function rewritten(text: string, active: readonly Rewriter[]): string {
    return active.reduce((last, { rewrite }) => rewrite(last) ?? last, text);
  }

  function lookAtText(text: Text, active: readonly Rewriter[]): void {
    const now = text.data;
    const known = texts.get(text);
    // The app has drawn something else meanwhile.
    const original = known?.shown === now ? known.original : now;
    const shown = rewritten(original, active);
    if (shown === original) texts.delete(text);
    if (shown === now) return;
    if (!isTakenOver(text)) {
      again ??= setTimeout(look, againMs);
      return;
    }
    if (shown !== original) texts.set(text, { original, shown });
    text.data = shown;
  }

  function lookAtAttributes(element: Element, active: readonly Rewriter[]): void {
    for (const name of spoken) {
      const now = element.getAttribute(name);
      if (now === null) continue;
      const known = attributes.get(element)?.get(name);
      const original = known?.shown === now ? known.original : now;
      const shown = rewritten(original, active);
      if (shown === original) attributes.get(element)?.delete(name);
      if (shown === now || !isMarked(element)) continue;
      if (shown !== original)
        attributes.set(element, (attributes.get(element) ?? new Map<string, Changed>()).set(name, { original, shown }));
      element.setAttribute(name, shown);
    }
  }

  function look(): void {
    if (again !== null) clearTimeout(again);
    again = null;
    const views = viewsNow();
    const isTool = ofTools.test(location.pathname);
    const active = isTool
      ? []
      : rewriters.filter((one) => one.views.length === 0 || one.views.some((view) => views.has(view)));
    for (const gone of [...texts.keys()].filter((text) => !text.isConnected)) texts.delete(gone);
    for (const gone of [...attributes.keys()].filter((element) => !element.isConnected)) attributes.delete(gone);
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, {
      acceptNode: (node) =>
        node instanceof Element && (/^(?:script|style|textarea)$/i.test(node.tagName) || node.hasAttribute('data-tool'))
          ? NodeFilter.FILTER_REJECT
          : NodeFilter.FILTER_ACCEPT,
    });
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if (node instanceof Element) lookAtAttributes(node, active);
      else lookAtText(node as Text, active);
  }

  return {
    show: (words) => {
      rewriters = words.map(rewriterOf);
      look();
      if (rewriters.length === 0) observer.disconnect();
      else
        observer.observe(document.documentElement, {
          subtree: true,
          childList: true,
          characterData: true,
          attributeFilter: [...spoken],
        });
    },
  };
}
