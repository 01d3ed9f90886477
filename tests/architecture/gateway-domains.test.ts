import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { read, root } from './files.ts';
import { domainFences, domainsIn, notDownwards } from './gateway-domains.ts';

describe('the table of the gateway’s domains (docs/architecture.md)', () => {
  const domains = domainsIn(read('docs/architecture.md'));

  it('has a row for each domain, and for no other', () => {
    const folders = globSync('gateway/domains/*/', { cwd: root }).map((folder) => basename(folder));
    expect(folders.length, 'no domain was found').toBeGreaterThan(10);
    expect(domains.map(({ name }) => name).toSorted()).toEqual(folders.toSorted());
  });

  it('lets domains use those in the rows before them only', () => {
    expect(notDownwards(domains), 'Move what both need downwards, or ask by a port').toEqual([]);
  });
});

describe('the reader of the table', () => {
  const table = (...rows: string[]) =>
    ['# Title', '', '## Domains of the gateway', '', '| domain | what | may use |', '| - | - | - |', ...rows].join(
      '\n',
    );

  it('reads names and uses, and stops at the next heading', () => {
    const text = table(
      '| `plans` | `draft` to end | – |',
      '| `orders` | places them | `plans` |',
      '',
      '## Rules',
      '| `x` | | |',
    );
    expect(domainsIn(text)).toEqual([
      { name: 'plans', mayUse: [] },
      { name: 'orders', mayUse: ['plans'] },
    ]);
  });

  it('tells of a use upwards, of one’s own name and of a domain that has no row', () => {
    const text = table('| `plans` | | `orders` |', '| `orders` | | `orders`, `basket`, `plans` |');
    expect(notDownwards(domainsIn(text))).toEqual(['plans → orders', 'orders → orders', 'orders → basket']);
  });

  it('has one fence for each row, and one for domains without a row', () => {
    expect(domainFences(domainsIn(table('| `plans` | | – |'))).map(({ name }) => name)).toEqual([
      'gateway-domain-plans',
      'gateway-domain-without-a-row',
    ]);
  });
});
