import { runProgram } from '../../platform/operations/run-program.ts';
import { readPaymentsEnv } from './env.ts';
import { openPayments } from './open.ts';

/** The payment provider on its own: `node partners/payments/server.ts` with DATABASE_URL and GATEWAY_URL set. */
await runProgram(async (onStop) => {
  const { payments } = await openPayments(readPaymentsEnv(process.env), onStop);
  await payments.start();
});
