import { runProgram } from '../../platform/operations/run-program.ts';
import { readSwitchingHubEnv } from './env.ts';
import { openSwitchingHub } from './open.ts';

/** The hub on its own: `node partners/switching-hub/server.ts` with DATABASE_URL and GATEWAY_URL set. */
await runProgram(async (onStop) => {
  const { hub } = await openSwitchingHub(readSwitchingHubEnv(process.env), onStop);
  await hub.start();
});
