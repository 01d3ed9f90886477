/**
 * Where `/broadband` and `/broadband/<page>` really are: the route table is canonical (RT-02). Keeps the query; the
 * browser keeps the hash. Undefined for other paths.
 */
export function canonicalAddress(url: URL): string | undefined {
  const [, first, ...rest] = url.pathname.split('/');
  if (first !== 'broadband') return undefined;
  // `/broadband//elsewhere.example` must not become an address of another site.
  const page = rest.filter((part) => part !== '').join('/');
  return `/${page}${url.search}`;
}
