/** Stands for the attribute until it has been read: the security policy lets no markup bring its style along. */
const kept = 'data-kept-style';

/** A page's markup as elements. React escapes quotation marks in words, so that what is replaced can be an attribute alone. */
function elementsOf(markup: string): ChildNode[] {
  const { body } = new DOMParser().parseFromString(markup.replaceAll(' style="', ` ${kept}="`), 'text/html');
  for (const element of body.querySelectorAll<HTMLElement | SVGElement>(`[${kept}]`)) {
    element.style.cssText = element.getAttribute(kept) ?? '';
    element.removeAttribute(kept);
  }
  return [...body.childNodes];
}

/** A style sheet in a document; `arrived` also where it does not come, as what there is can be seen without. */
function sheetIn(page: Document, href: string) {
  const link = page.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  const arrived = new Promise<void>((resolve) => {
    for (const end of ['load', 'error']) link.addEventListener(end, () => resolve(), { once: true });
  });
  return { link, arrived };
}

/** Shows markup in the document of a frame, in these styles. Resolves once the styles are there. */
export async function fillFrame(page: Document, markup: string, styles: readonly string[]): Promise<void> {
  page.documentElement.lang = document.documentElement.lang;
  const sheets = styles.map((href) => sheetIn(page, href));
  page.head.replaceChildren(...sheets.map(({ link }) => link));
  page.body.replaceChildren(...elementsOf(markup));
  await Promise.all(sheets.map(({ arrived }) => arrived));
}
