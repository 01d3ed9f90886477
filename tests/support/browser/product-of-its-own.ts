import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..', '..');

/** Starts the whole product at a port, with settings of its own. `stop` ends it. */
export async function startProduct(
  port: number,
  settings: Record<string, string>,
): Promise<{ stop: () => Promise<void> }> {
  const url = `http://127.0.0.1:${port}`;
  const own = {
    HOST_URL: url,
    PORT: String(port),
    TEST_TOOLS: 'on',
    ENVIRONMENT: 'tst',
    LOG_LEVEL: 'error',
    ATTEMPTS_PER_ADDRESS: '100000',
    DATA_DIR: join(root, `.data/test-${port}`),
  };
  const product = spawn(process.execPath, [join(root, 'scripts/start.ts')], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, ...own, ...settings },
  });
  const ended = once(product, 'exit');
  const isReady = async () => (await fetch(`${url}/health/ready`).catch(() => null))?.ok ?? false;
  while (!(await isReady())) {
    if (product.exitCode !== null) throw new Error(`The product at ${url} did not start`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return {
    async stop() {
      product.kill('SIGTERM');
      await ended;
    },
  };
}
