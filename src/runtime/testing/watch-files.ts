import { vi } from 'vitest';

/** What the browser is told to keep: the links that were followed, and their files. `vi.restoreAllMocks` ends it. */
export function watchFiles(): { clicked: HTMLAnchorElement[]; files: Blob[] } {
  const clicked: HTMLAnchorElement[] = [];
  const files: Blob[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    clicked.push(this);
  });
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:file';
  });
  return { clicked, files };
}
