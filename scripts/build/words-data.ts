import type { Plugin } from 'vite';
import { gatherWords } from '../../studio/words/gather-words.ts';
import { wordsData } from '../../studio/words/words-data.ts';

/**
 * Puts the register of every word beside the site, for the studio, as the words were when it was built. In a file of its
 * own: no page's code has any of it, and the web host gives it out where the tools are on.
 */
export function wordsDataFile(): Plugin {
  let root = process.cwd();
  return {
    name: 'words-data',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved(resolved) {
      root = resolved.root;
    },
    buildStart() {
      this.emitFile({ type: 'asset', fileName: wordsData, source: JSON.stringify(gatherWords(root)) });
    },
  };
}
