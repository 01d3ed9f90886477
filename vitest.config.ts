import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { phoneRangeModule } from './scripts/build/phone-range.ts';

export default defineConfig({
  plugins: [react(), phoneRangeModule()],
  test: {
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          isolate: false,
          testTimeout: 180_000,
          environment: 'node',
          include: [
            'machines/**/*.test.ts',
            'studio/{coverage,diagrams,machine-tests,map,model,personas,screens,state-gallery,walks,ways,words}/**/*.test.{ts,tsx}',
            'tests/**/*.test.ts',
            'openapi/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          // Files of one worker share the modules that they import: a fresh set for each takes most of the time. What a
          // file leaves in the page is cleared behind it (setup file).
          isolate: false,
          testTimeout: 180_000,
          environment: 'happy-dom',
          include: [
            'src/**/*.test.{ts,tsx}',
            'studio/{,charts/**/,inspector/**/,kit/**/,tester-pages/**/}*.test.{ts,tsx}',
          ],
          setupFiles: ['tests/support/dom-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'gateway',
          isolate: false,
          environment: 'node',
          include: ['{gateway,partners,platform,server}/**/*.test.ts'],
          globalSetup: ['gateway/testing/setup.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
