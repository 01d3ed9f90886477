import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { transformWithOxc, type Plugin } from 'vite';

const folder = 'studio/stand-ins';

/** A classic script, as others' are: what is left of a module that imports types alone goes. */
async function scriptOf(path: string, text: string): Promise<string> {
  const { code } = await transformWithOxc(text, path, { lang: 'ts' });
  const script = code.replace(/^export \{\};?$/m, '');
  if (/^(?:import|export)\b/m.test(script)) throw new Error(`${path} is a script of its own: it can import types only`);
  return script;
}

/**
 * Puts what plays the scripts of others in dev and tst beside the site, a file each, as the others' would come: they
 * share no code with the app and import nothing. The web host gives them out in these environments only.
 */
export function standIns(): Plugin {
  let root = process.cwd();
  return {
    name: 'stand-ins',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved(resolved) {
      root = resolved.root;
    },
    async buildStart() {
      const names = readdirSync(join(root, folder)).filter((name) => /^[a-z-]+\.(?:ts|css)$/.test(name));
      for (const name of names) {
        const path = join(root, folder, name);
        const text = readFileSync(path, 'utf8');
        const source = extname(name) === '.ts' ? await scriptOf(path, text) : text;
        this.emitFile({ type: 'asset', fileName: `stand-ins/${name.replace(/\.ts$/, '.js')}`, source });
      }
    },
  };
}
