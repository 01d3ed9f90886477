import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { journeyFiles, journeysFolder } from './diagrams/journey-files.ts';

/** `npm run diagrams`: writes every journey as a picture and a page. */
const folder = join(import.meta.dirname, '..', journeysFolder);
mkdirSync(folder, { recursive: true });
const files = await journeyFiles();
for (const stale of readdirSync(folder).filter((name) => !files.has(name))) rmSync(join(folder, stale));
for (const [name, content] of files) writeFileSync(join(folder, name), content);
console.log(`${files.size} files in ${journeysFolder}`);
