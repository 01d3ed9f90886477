/** What an error says about the program, and nothing of what customers typed. */
export interface ErrorFacts {
  type: string;
  /** The database's or the system's code: `23505`, `ECONNREFUSED`. */
  code?: string;
  constraint?: string;
  /** Where it happened; without the message, which may quote the query's values. */
  at: string[];
  cause?: ErrorFacts;
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Frames are enough to find the place; more only hides it. */
const MOST_FRAMES = 12;

/** An error for the log. Messages stay out: those of the database layer repeat the statement with its values. */
export function errorFacts(error: unknown): ErrorFacts {
  if (!(error instanceof Error)) return { type: typeof error, at: [] };
  const { code, constraint } = error as Error & { code?: unknown; constraint?: unknown };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.constructor.name,
    code: textOf(code),
    constraint: textOf(constraint),
    at: frames.slice(0, MOST_FRAMES).map((line) => line.trim()),
    ...(error.cause === undefined ? {} : { cause: errorFacts(error.cause) }),
  };
}

/** The same in a line, for a column. */
export function errorLine(error: unknown): string {
  const { type, code, constraint, cause } = errorFacts(error);
  const own = [type, code, constraint].filter(Boolean).join(' ');
  return cause ? `${own} < ${[cause.type, cause.code, cause.constraint].filter(Boolean).join(' ')}` : own;
}
