/**
 * Where a `redirectUrl` of the gateway may lead (OR-04): to this site, or to the payment provider that the
 * configuration names. Null for anywhere else, and for what is no web address.
 */
export function allowedRedirect(url: string, origin: string, paymentProvider: string | undefined): string | null {
  if (!URL.canParse(url, origin)) return null;
  const target = new URL(url, origin);
  const allowed = [origin, ...(paymentProvider === undefined ? [] : [new URL(paymentProvider).origin])];
  return allowed.includes(target.origin) ? target.href : null;
}
