import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesOf, read, root } from './files.ts';

const documents = filesOf('README.md', 'docs/*.md', 'docs/decisions/*.md', '*/README.md');
const rooms = /^(machines|src|studio|openapi|gateway|partners|platform|server|scripts|tests)\//;

/** What a document names in code type: files, folders, commands. */
const named = (text: string): string[] => [...text.matchAll(/`([^`\n]+)`/g)].map(([, word = '']) => word);

describe('the documents', () => {
  it('are there to be read', () => expect(documents.length).toBeGreaterThan(50));

  it.each(documents)('%s names files that are there', (file) => {
    const paths = named(read(file)).filter((word) => rooms.test(word) && /^[\w./-]+$/.test(word));
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it.each(documents)('%s links to pages that are there', (file) => {
    const links = [...read(file).matchAll(/\]\((?!\w+:|#|\/)([^)#]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !existsSync(join(root, dirname(file), link)))).toEqual([]);
  });

  it.each(documents)('%s names commands that there are', (file) => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const commands = [...read(file).matchAll(/\bnpm run ([\w:-]+)/g)].map(([, command = '']) => command);
    expect(commands.filter((command) => !(command in scripts))).toEqual([]);
  });
});

describe('every top folder', () => {
  const folders = [...new Set(filesOf('*/**/*.{ts,tsx,yaml}').map((file) => file.split('/')[0] ?? ''))].filter(
    (folder) => rooms.test(`${folder}/`),
  );

  it('is known', () => expect(folders).toHaveLength(10));

  it.each(folders)('%s says in at most ten lines what it is', (folder) => {
    const lines = read(`${folder}/README.md`).split('\n');
    expect(lines.filter((line) => line.trim() !== '').length).toBeLessThanOrEqual(10);
  });

  it.each(folders)('%s stands in the table of the architecture', (folder) => {
    expect(read('docs/architecture.md')).toMatch(new RegExp(`^\\| \`${folder}/`, 'm'));
  });
});

it('every room of the site stands in the table of the architecture', () => {
  const table = read('docs/architecture.md');
  const site = [...new Set(filesOf('src/*/**/*.{ts,tsx}').map((file) => file.split('/')[1] ?? ''))];
  expect(site.filter((room) => !table.includes(`\`src/${room}/`) && !table.includes(`\`${room}\``))).toEqual([]);
});

describe('decision records', () => {
  const index = 'docs/decisions/README.md';
  const records = filesOf('docs/decisions/*').filter((file) => file !== index);
  const numbers = records.flatMap((file) => /^docs\/decisions\/(\d{3})-[a-z0-9-]+\.md$/.exec(file)?.[1] ?? []);

  it('are numbered, each number once', () => {
    expect(numbers, 'Call it docs/decisions/NNN-what-it-is-about.md').toHaveLength(records.length);
    expect(new Set(numbers).size, `Give it the next free number: ${numbers.join(', ')}`).toBe(numbers.length);
  });

  it('begin with their number', () => {
    const wrong = records.filter((file) => !read(file).startsWith(`# ${/\d{3}/.exec(file)?.[0]} `));
    expect(wrong, 'The first line is "# NNN What was decided"').toEqual([]);
  });

  it('stand in the index, each once', () => {
    const listed = [...read(index).matchAll(/\]\((\d[^)]+)\)/g)].map(([, link = '']) => `docs/decisions/${link}`);
    expect(listed.toSorted()).toEqual(records.toSorted());
  });
});
