import { runProgram } from '../../platform/operations/run-program.ts';
import { readLenderEnv } from './env.ts';
import { openLender } from './open.ts';

/** The lender on its own: `node partners/lender/server.ts` with DATABASE_URL and GATEWAY_URL set. */
await runProgram(async (onStop) => {
  const { lender } = await openLender(readLenderEnv(process.env), onStop);
  lender.start();
});
