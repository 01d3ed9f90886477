import type { PageAddresses } from './use-address-bar.ts';

/** Addresses of pages with names in them, such as `/dashboard/plans/:planId/change`; `params` says what stands for each. */
export function addressesWith(params: Readonly<Record<string, string>>): PageAddresses {
  const encoded = Object.entries(params).map(([name, value]) => [`:${name}`, encodeURIComponent(value)] as const);
  const valueOf = new Map(encoded);
  const nameOf = new Map(encoded.map(([name, value]) => [value, name] as const));
  const withParts = (path: string, known: ReadonlyMap<string, string>) =>
    path
      .split('/')
      .map((part) => known.get(part) ?? part)
      .join('/');
  return { ofPage: (page) => withParts(page, valueOf), pageAt: (address) => withParts(address, nameOf) };
}
