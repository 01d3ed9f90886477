import { pino, type Logger } from 'pino';
import { errorFacts } from './error-facts.ts';

/** Names of what must never be written down, wherever it stands in what is logged. */
const secrets = [
  'cookie',
  'password',
  'token',
  'totp',
  'email',
  'firstName',
  'lastName',
  'msisdn',
  'authorization',
  'secret',
];

export function createLog(app: string, level: string): Logger {
  const paths = secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  return pino({
    level,
    serializers: { err: errorFacts },
    redact: { paths, censor: '[redacted]' },
    base: { app },
  });
}
