import { wordsOf } from '../pages/content-page/ContentRoute.tsx';
import { descriptionOf } from './page-descriptions.ts';

const set = (selector: string, attribute: string, value: string) =>
  document.head.querySelector(selector)?.setAttribute(attribute, value);

/** Writes the description and the address of a page into the head, unless the customer has gone on meanwhile. */
export async function describe(pathname: string): Promise<void> {
  const words = await wordsOf(pathname)?.load();
  if (location.pathname !== pathname) return;
  const description = words?.description ?? descriptionOf(pathname);
  set('meta[name=description]', 'content', description);
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (canonical) canonical.href = new URL(pathname, canonical.href).href;
}
