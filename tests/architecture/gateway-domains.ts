import type { IForbiddenRuleType } from 'dependency-cruiser';

/** A domain of the gateway, and those below it that it may use. */
export type Domain = { name: string; mayUse: string[] };

const heading = '## Domains of the gateway';

const namesIn = (cell = ''): string[] => [...cell.matchAll(/`([a-z-]+)`/g)].map(([, name = '']) => name);

/** The rows of the table in the architecture's text, from the bottom up. */
export function domainsIn(text: string): Domain[] {
  const [, after = ''] = text.split(`\n${heading}\n`);
  const [section = ''] = after.split('\n## ');
  return section.split('\n').flatMap((line) => {
    const [, first, , last] = line.split('|');
    const [name] = namesIn(first);
    return name === undefined ? [] : [{ name, mayUse: namesIn(last) }];
  });
}

/** `plans → orders` for each use of a domain that does not stand in a row before. */
export function notDownwards(domains: readonly Domain[]): string[] {
  return domains.flatMap(({ name, mayUse }, row) => {
    const below = new Set(domains.slice(0, row).map((domain) => domain.name));
    return mayUse.filter((used) => !below.has(used)).map((used) => `${name} → ${used}`);
  });
}

const oneOf = (names: readonly string[]): string => `^gateway/domains/(${names.join('|')})/`;

/** The fences between the domains. A test of a domain may use what it likes. */
export function domainFences(domains: readonly Domain[]): IForbiddenRuleType[] {
  const pathNot = '\\.test\\.ts$';
  return [
    ...domains.map(({ name, mayUse }): IForbiddenRuleType => ({
      name: `gateway-domain-${name}`,
      comment: `The table in docs/architecture.md says whom ${name} may use. Move what both need downwards, or ask by a port.`,
      severity: 'error',
      from: { path: oneOf([name]), pathNot },
      to: { path: '^gateway/domains/', pathNot: oneOf([name, ...mayUse]) },
    })),
    {
      name: 'gateway-domain-without-a-row',
      comment: 'Give it a row in the table in docs/architecture.md.',
      severity: 'error',
      from: { path: '^gateway/domains/', pathNot: oneOf(domains.map(({ name }) => name)) },
      to: {},
    },
  ];
}
