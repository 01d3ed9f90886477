import { runProgram } from '../../platform/operations/run-program.ts';
import { readTagsEnv } from './env.ts';
import { openTags } from './open.ts';

/** The tag manager on its own: `node partners/tags/server.ts` with DATABASE_URL set. */
await runProgram(async (onStop) => {
  const { tags } = await openTags(readTagsEnv(process.env), onStop);
  await tags.start();
});
