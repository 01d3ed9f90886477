import { brand } from '../pages/content/brand.ts';

/** What browsers, and Vite's own loader, say of code that did not arrive. */
const words =
  /Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

const key = `${brand.slug}.reloaded`;

/** Another one with every build, as this code's file has its hash in the name. */
const build = import.meta.url;

/** Whether code did not arrive; everything else that cannot be drawn is a mistake of ours. */
export const isMissingCode = (error: unknown): boolean => error instanceof Error && words.test(error.message);

/**
 * Whether loading the page anew may help: code did not arrive, as a rule because a new version took its place, and this
 * build has not been reloaded in this tab before. Never without a connection: then there would be no page at all.
 */
export function mayReload(error: unknown): boolean {
  try {
    return isMissingCode(error) && navigator.onLine && sessionStorage.getItem(key) !== build;
  } catch {
    // Without a memory there would be no end to it.
    return false;
  }
}

/** Loads the page anew where that may help, at most once for each build; whether it does. */
export function reloadForMissingCode(error: unknown): boolean {
  if (!mayReload(error)) return false;
  sessionStorage.setItem(key, build);
  location.reload();
  return true;
}
