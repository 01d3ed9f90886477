import { minifySync } from 'vite';

/** A script that stands in the page itself, as short as it can be said; throws where it is none. */
export function inlineScript(code: string): string {
  const { code: short, errors } = minifySync('inline.js', code);
  if (errors[0]) throw new Error(`A script of the page cannot be read: ${errors[0].message}`);
  return `<script>${short.trim()}</script>`;
}
