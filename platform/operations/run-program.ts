import { startFailure } from './start-failure.ts';

/** Runs `stop` once at SIGTERM or SIGINT and ends the process; a second signal ends it at once. */
function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const end = () => {
    if (stopping) process.exit(1);
    stopping = true;
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}

/** Takes how a thing that was started is ended. */
export type OnStop = (end: () => Promise<void>) => void;

/**
 * Runs a program until a signal ends it. `start` hands over how each thing that it starts is ended; they end in the
 * opposite order, also when the start fails: that is told in a sentence, with exit status 1.
 */
export async function runProgram(start: (onStop: OnStop) => Promise<void>): Promise<void> {
  const running: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const end of running.splice(0).toReversed()) await end();
  };
  stopOnSignal(stop);
  try {
    await start((end) => void running.push(end));
  } catch (error) {
    process.stderr.write(`${startFailure(error)}\n`);
    process.exitCode = 1;
    await stop();
  }
}
