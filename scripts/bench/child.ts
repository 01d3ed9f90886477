/** Runs a program as it is and tells, when asked, how much processor time it has used: `node child.ts program.ts`. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

process.on('message', () => process.send?.(process.cpuUsage()));
// The parent is gone: nobody would stop us any more.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));

await import(pathToFileURL(resolve(process.argv[2] ?? '')).href);
