import type { Recording } from './recording.types.ts';

const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;

/** A file for `tests/journeys/`: it plays the recording in Chromium, against the gateway. */
export function asPlaywrightTest({ title, path, steps, end }: Recording): string {
  return `import { expect, test } from '../support/browser/test.ts';
import { replayed } from '../support/browser/replayed.ts';

test(${quoted(`a customer’s visit, played again: ${title}`)}, async ({ page, machines }) => {
  await page.goto(${quoted(path)});
  const result = await replayed(
    { page, machines },
    ${JSON.stringify({ steps, end }, null, 2).replaceAll('\n', '\n    ')},
  );
  expect(result).toEqual({ kind: 'arrived' });
});
`;
}
