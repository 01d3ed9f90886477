import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { shortClassName } from './scripts/build/class-names.ts';
import { firstPage } from './scripts/build/first-page.ts';
import { leanRouter } from './scripts/build/lean-router.ts';
import { machinesHash } from './scripts/build/machines-hash.ts';

/** What the code needs wherever it is built: for browsers, and for Node, which draws the first pages. */
const shared = (): UserConfig => ({
  plugins: [react()],
  define: { __MACHINES_HASH__: JSON.stringify(machinesHash()) },
  css: { modules: { generateScopedName: shortClassName } },
});

export default defineConfig({
  ...shared(),
  plugins: [react(), leanRouter(), firstPage(shared())],
  // Replaced by the web host with a fresh value in every answer.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'baseline-widely-available',
    sourcemap: true,
    chunkSizeWarningLimit: 600,
    // Drawing the first pages and compressing take their time; no need to be told at every build.
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: { groups: [{ name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\// }] },
      },
    },
  },
});
