import { createHash } from 'node:crypto';

/** A uuid that is always the same for the same text. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  // Version 8, "made by a rule of one's own", of the common variant (RFC 9562).
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** The correlation of an answer: a request that comes twice is answered under one, and the second answer dropped. */
export function answerCorrelation(requestCorrelation: string, kind: string): string {
  return uuidOf(`${requestCorrelation}:${kind}`);
}

/** A whole number below `below` that is always the same for the same text. */
export function numberOf(text: string, below: number): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0) % below;
}
