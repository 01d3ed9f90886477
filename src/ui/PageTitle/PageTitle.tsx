import { brand } from '../../content/brand.ts';

/** What the browser's tab and its history say: what the page is about, then whose it is. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} – ${brand.name}`}</title>;
}
