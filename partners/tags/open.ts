import { openDatabase } from '../../platform/db/open.ts';
import { listen } from '../../platform/http/listen.ts';
import type { OnStop } from '../../platform/operations/run-program.ts';
import { createTags, type TagsProgram } from './app.ts';
import { tagsDatabase } from './db/tags-database.ts';
import type { TagsEnv } from './env.ts';

/** The tag manager with its database, listening on this machine alone. It drops nothing before `tags.start`. */
export async function openTags(env: TagsEnv, onStop: OnStop): Promise<{ tags: TagsProgram; url: string }> {
  const hostname = '127.0.0.1';
  const database = await openDatabase(env.databaseUrl, tagsDatabase);
  onStop(database.close);
  const tags = await createTags(env, { database });
  const listening = await listen({ fetch: tags.fetch, port: env.port, hostname, noticeMs: 0 });
  onStop(listening.drain);
  onStop(tags.close);
  return { tags, url: `http://${hostname}:${listening.port}` };
}
