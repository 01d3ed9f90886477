import type { Plugin } from 'vite';

/** The code of React Router without the names of its components and its warnings, and with what makes components marked as free of effects. */
export const lean = (code: string): string =>
  code
    .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;')
    .replaceAll(/^\w+\.displayName = .*;$/gm, '')
    .replaceAll(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1');

/**
 * React Router names its components and makes them at the top of its file, so that bundlers keep those that nobody
 * uses: forms, scroll restoration, framework mode. Without the names, and with the makers marked as free of effects,
 * they go: 1.7 kB of the first page. Its package leads every bundler to the build for developers; one line tells that
 * from the build for customers, and its warnings weigh another 0.4 kB.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/.*\.mjs$/ },
      handler: (code) => ({ code: lean(code), map: null }),
    },
  };
}
