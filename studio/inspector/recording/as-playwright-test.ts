import type { Visit } from './visit.ts';

const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;

const comment = (text: string): string => `// ${text.replaceAll('\n', ' ')}`;

/**
 * A file for `tests/journeys/`: it plays the visit in Chromium, against the gateway, with a member and a home of its own.
 * `tried` says how it went when the inspector played it.
 */
export function asPlaywrightTest(visit: Visit, title: string, tried: string): string {
  return `import { expect, test } from '../support/browser/test.ts';
import { playedAnew } from '../support/browser/replayed.ts';

${comment(tried)}
test(${quoted(`a customer’s visit, played again: ${title}`)}, async ({ page, machines, gateway }) => {
  test.setTimeout(180_000);
  const result = await playedAnew(
    { page, machines, gateway },
    ${JSON.stringify(visit, null, 2).replaceAll('\n', '\n    ')},
  );
  expect(result).toEqual({ kind: 'arrived' });
});
`;
}
