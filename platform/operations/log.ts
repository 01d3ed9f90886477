import { pino, type DestinationStream, type Logger } from 'pino';
import { errorFacts } from './error-facts.ts';

/** Names of what must never be written down, wherever it stands in what is logged. */
const secrets = [
  'cookie',
  'password',
  'token',
  'access_token',
  'totp',
  'email',
  'firstName',
  'lastName',
  'msisdn',
  'authorization',
  'secret',
  'client_secret',
];

/** `destination` is for tests; without it lines go to the process's output. */
export function createLog(app: string, level: string, destination?: DestinationStream): Logger {
  const paths = secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  const options = { level, serializers: { err: errorFacts }, redact: { paths, censor: '[redacted]' }, base: { app } };
  return destination ? pino(options, destination) : pino(options);
}
