// Makes a fresh checkout ready. Needs nothing but Node 20 and npm; run by prestart and pretest.
//   node scripts/setup.mjs            dependencies
//   node scripts/setup.mjs --browser  dependencies and a Chromium for the tests
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const stampFile = join(modules, '.setup-stamp');
const browserFile = join(modules, '.browser-path');

/** Says what is going on, on stderr: stdout belongs to the command that follows. */
function say(text) {
  console.error(`setup: ${text}`);
}

function run(command, args, options = {}) {
  say(`${command} ${args.join(' ')}`);
  return spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], ...options }).status === 0;
}

function npm(args, options) {
  // Set when npm started us: a path to npm-cli.js, so that the same npm is used.
  const cli = process.env.npm_execpath;
  return cli?.endsWith('.js')
    ? run(process.execPath, [cli, ...args], options)
    : run('npm', args, { shell: process.platform === 'win32', ...options });
}

function installDependencies() {
  const stamp = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  say('installing dependencies (about half a minute)');
  if (!npm(['ci', '--no-audit', '--no-fund'])) throw new Error('npm ci failed');
  writeFileSync(stampFile, stamp);
}

function isBrowser(path) {
  const result = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return result.status === 0 && /chrom/i.test(result.stdout);
}

async function playwrightBrowser() {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

async function findBrowser() {
  // The shell has no windows to draw and costs half the processor time.
  const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
  const candidates = [
    process.env.CHROME_PATH,
    existsSync(browserFile) ? readFileSync(browserFile, 'utf8') : undefined,
    ...(process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    await playwrightBrowser().catch(() => undefined),
  ];
  return candidates.find((path) => path && existsSync(path) && isBrowser(path));
}

function browserFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  const install = (...packages) =>
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages, 'fonts-liberation'], options);
  if (!run('apt-get', ['update', '-qq'], options)) return;
  // Older releases have no package of the shell alone.
  if (!install('chromium-headless-shell')) install('chromium');
}

function browserFromPlaywright() {
  const cli = join(modules, 'playwright-core', 'cli.js');
  const withLibraries = process.getuid?.() === 0 ? ['--with-deps'] : [];
  run(process.execPath, [cli, 'install', ...withLibraries, 'chromium', '--only-shell'], {
    env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '20000' },
    timeout: 300_000,
  });
}

/** Chromium from the npm registry: needs no package manager, no root and no system libraries (Linux x64). */
function browserFromNpm() {
  const folder = join(modules, '.chromium');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"private":true,"type":"module"}');
  const packed = ['install', '--no-audit', '--no-fund', '--prefix', folder, '@sparticuz/chromium@153.0.0'];
  if (!npm(packed)) return;
  const unpack = "import chromium from '@sparticuz/chromium'; await chromium.executablePath()";
  // The two AWS names make the package unpack the libraries that it brings along; TMPDIR says where.
  const env = {
    ...process.env,
    TMPDIR: folder,
    AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x',
    AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x',
  };
  run(process.execPath, ['--input-type=module', '--eval', unpack], { cwd: folder, env });
  const launcher = join(folder, 'chromium.sh');
  const script = `#!/bin/sh\nLD_LIBRARY_PATH='${folder}/al2023/lib' exec '${folder}/chromium' "$@"\n`;
  writeFileSync(launcher, script, { mode: 0o755 });
  writeFileSync(browserFile, launcher);
}

async function ensureBrowser() {
  let browser = await findBrowser();
  for (const install of [browserFromDebian, browserFromPlaywright, browserFromNpm]) {
    if (browser) break;
    say('no Chromium yet; installing one for the browser tests');
    install();
    browser = await findBrowser();
  }
  if (!browser) throw new Error('no Chromium: set CHROME_PATH, or install Chromium or Google Chrome');
  writeFileSync(browserFile, browser);
}

try {
  installDependencies();
  if (process.argv.includes('--browser')) await ensureBrowser();
} catch (error) {
  say(error.message);
  process.exit(1);
}
