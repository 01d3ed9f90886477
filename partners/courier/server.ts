import { runProgram } from '../../platform/operations/run-program.ts';
import { readCourierEnv } from './env.ts';
import { openCourier } from './open.ts';

/** The courier on its own: `node partners/courier/server.ts` with DATABASE_URL and GATEWAY_URL set. */
await runProgram(async (onStop) => {
  const { courier } = await openCourier(readCourierEnv(process.env), onStop);
  await courier.start();
});
