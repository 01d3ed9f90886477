import { timingSafeEqual } from 'node:crypto';

export function bearerOf(secret: string): string {
  return `Bearer ${secret}`;
}

/** Whether a header `Authorization` carries the secret. */
export function isBearerOf(secret: string, header: string | undefined): boolean {
  const [given, wanted] = [Buffer.from(header ?? ''), Buffer.from(bearerOf(secret))];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
