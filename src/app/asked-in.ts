import type { Asked } from '../../machines/shared/asked.ts';

/** What stands behind the path in an address, by name: `?brands=apple&brands=samsung` is the brands `apple,samsung`. */
export function askedIn(search: string): Asked {
  const said = new URLSearchParams(search);
  return Object.fromEntries([...new Set(said.keys())].map((name) => [name, said.getAll(name).join()]));
}
