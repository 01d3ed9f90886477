import { credentialsOf, isSameSecret } from '../http/bearer.ts';

/** What one company gives another, so that it can fetch tokens (RFC 6749, section 2.3.1). */
export interface ClientCredentials {
  id: string;
  /** At least 32 characters. Never to be logged. */
  secret: string;
}

const formEncoded = (text: string): string => new URLSearchParams([['', text]]).toString().slice(1);

const formDecoded = (text: string): string => new URLSearchParams(`=${text.replaceAll('&', '%26')}`).get('') ?? '';

/** The header `Authorization` that shows them: both parts are form-encoded before they are joined. */
export function basicOf({ id, secret }: ClientCredentials): string {
  return `Basic ${Buffer.from(`${formEncoded(id)}:${formEncoded(secret)}`).toString('base64')}`;
}

/** Whether a header `Authorization` shows them. */
export function isBasicOf(client: ClientCredentials, header: string | null): boolean {
  const shown = Buffer.from(credentialsOf('Basic', header) ?? '', 'base64').toString();
  const [id = '', ...rest] = shown.split(':');
  // Both are compared, so that a wrong name takes as long as a wrong secret.
  const isSame = [isSameSecret(formDecoded(id), client.id), isSameSecret(formDecoded(rest.join(':')), client.secret)];
  return isSame.every(Boolean);
}
