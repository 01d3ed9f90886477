/**
 * Where a page really is: the route table is canonical, so `/broadband/<page>` is `/<page>` (RT-02), and a page has one
 * address, without slashes too many. Keeps the query; the browser keeps the hash. Undefined where it is there already.
 */
export function canonicalAddress({ pathname, search }: URL): string | undefined {
  // `//elsewhere.example` must not become an address of another site: no empty part is left.
  const parts = pathname.split('/').filter((part) => part !== '');
  const path = `/${(parts[0] === 'broadband' ? parts.slice(1) : parts).join('/')}`;
  return path === pathname ? undefined : `${path}${search}`;
}
