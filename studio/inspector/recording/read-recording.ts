import { z } from 'zod';
import type { Masked } from '../bridge/messages.types.ts';
import type { Recording } from './recording.types.ts';

const masked: z.ZodType<Masked> = z.lazy(() =>
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(masked), z.record(z.string(), masked)]),
);
const ids = z.array(z.string());
const place = { machine: z.string().min(1), at: ids };
const event = z.object({ type: z.string().min(1) }).catchall(masked);

const schema = z.object({
  version: z.literal(1),
  title: z.string(),
  path: z.string().startsWith('/'),
  begins: z.enum(['visitor', 'member']).optional(),
  steps: z.array(z.object({ ...place, event, passing: ids.optional(), led: ids.optional() })),
  end: z.object(place).nullable(),
});

/** A recording from the text of a file; `mistake` says what is wrong with it and what to do. */
export function readRecording(text: string): { recording: Recording } | { mistake: string } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { mistake: 'This file is not JSON. Choose one that was downloaded here as a recording.' };
  }
  const { data, error } = schema.safeParse(json);
  if (data) return { recording: data };
  const [first] = error.issues;
  return {
    mistake: `This is no recording: ${first?.path.join('.') ?? ''} ${first?.message ?? ''}. Choose another file.`,
  };
}
