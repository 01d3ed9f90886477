import { Hono } from 'hono';
import type { HostHono } from './context.ts';
import { commitName, git } from './git.ts';
import { refuse } from './problem.ts';

/** Where `npm run diagrams` keeps every journey as data, from the repository's folder. */
const folder = 'docs/journeys';
const mostVersions = 30;

const journeyFile = /^docs\/journeys\/[a-z][a-z0-9-]*\.json$/;

/** The journeys change with every commit, and a commit never does; but a clone may be another one tomorrow. */
const CACHE = { 'Cache-Control': 'no-store' };

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '');

/** What git has said, in one line. */
function saidBy(error: unknown): string {
  if (error instanceof Error && 'killed' in error && error.killed === true) return 'it took too long';
  const said = typeof error === 'object' && error !== null && 'stderr' in error ? String(error.stderr) : '';
  return linesOf(said)[0] ?? (error instanceof Error ? (linesOf(error.message)[0] ?? '') : '');
}

const isMissing = (error: unknown): boolean =>
  (error instanceof Error && 'code' in error && error.code === 'ENOENT') ||
  /not a git repository|does not have any commits/.test(saidBy(error));

async function versionsOf(repository: string) {
  // The folder may lie in a repository of somebody else's; then it is no clone of ours.
  const prefix = await git(repository, 'rev-parse', '--show-prefix');
  if (prefix.trim() !== '') return [];
  const log = await git(repository, 'log', `-n${mostVersions}`, '--format=%H%x09%cI%x09%s', '--', `${folder}/*.json`);
  return linesOf(log).map((line) => {
    const [commit = '', date = '', ...subject] = line.split('\t');
    return { commit, date, subject: subject.join(' ') };
  });
}

async function journeysAt(repository: string, commit: string) {
  const names = linesOf(await git(repository, 'ls-tree', '-r', '--name-only', commit, '--', folder));
  const files = names.filter((name) => journeyFile.test(name));
  const texts = await Promise.all(files.map((file) => git(repository, 'show', `${commit}:${file}`)));
  return texts.map((text) => JSON.parse(text) as unknown);
}

/** The older versions of the journeys that the git repository of the site knows, for the inspector. */
export function journeyVersionRoutes(repository: string): Hono<HostHono> {
  const app = new Hono<HostHono>();
  app.get('/', async (c) => {
    try {
      return c.json({ versions: await versionsOf(repository) }, 200, CACHE);
    } catch (error) {
      if (isMissing(error)) return c.json({ versions: [] }, 200, CACHE);
      return refuse(c, 502, { code: 'versions.failed', message: `git does not answer: ${saidBy(error)}` });
    }
  });
  app.get('/:commit', async (c) => {
    const commit = c.req.param('commit');
    if (!commitName.test(commit))
      return refuse(c, 404, { code: 'versions.not-found', message: 'A version is named by 40 hexadecimal digits.' });
    try {
      const [journeys, kept] = await Promise.all([
        journeysAt(repository, commit),
        git(repository, 'log', '-1', '--format=%cI', commit),
      ]);
      return c.json({ version: 1, kept: kept.trim(), journeys }, 200, CACHE);
    } catch (error) {
      return refuse(c, 502, {
        code: 'versions.failed',
        message: `This version could not be read: ${saidBy(error)}`,
      });
    }
  });
  return app;
}
