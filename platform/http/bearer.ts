import { createHash, timingSafeEqual } from 'node:crypto';

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Takes as long for a secret that is nearly right as for one that is not. */
export function isSameSecret(given: string, wanted: string): boolean {
  return timingSafeEqual(digestOf(given), digestOf(wanted));
}

export function bearerOf(token: string): string {
  return `Bearer ${token}`;
}

/** What a header `Authorization` carries under a scheme, whose name is read in any case; undefined for another scheme. */
export function credentialsOf(scheme: 'Basic' | 'Bearer', header: string | null | undefined): string | undefined {
  const [name, value, ...rest] = (header ?? '').split(' ');
  return name?.toLowerCase() === scheme.toLowerCase() && rest.length === 0 ? value : undefined;
}

/** Whether a header `Authorization` carries the secret. */
export function isBearerOf(secret: string, header: string | undefined): boolean {
  return isSameSecret(credentialsOf('Bearer', header) ?? '', secret);
}
