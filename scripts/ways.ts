// `npm run ways`: writes the way into every state, for "Open here" in the inspector, from the models that are walked in
// the browser.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { wayFiles, waysFolder } from './ways/way-files.ts';

const folder = join(import.meta.dirname, '..', waysFolder);
mkdirSync(folder, { recursive: true });
const files = await wayFiles();
for (const stale of readdirSync(folder).filter((name) => !files.has(name))) rmSync(join(folder, stale));
for (const [name, content] of files) writeFileSync(join(folder, name), content);
console.log(`${files.size} files in ${waysFolder}`);
