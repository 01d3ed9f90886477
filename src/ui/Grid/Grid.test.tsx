import { render } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gridColumns } from '../tokens.ts';
import { Grid, GridItem } from './Grid.tsx';

const css = readFileSync('src/ui/Grid/Grid.module.css', 'utf8');

test('a grid has 12 columns unless it says otherwise (TK-03)', () => {
  const { container } = render(
    <>
      <Grid>Plans</Grid>
      <Grid columns={4}>Plans</Grid>
    </>,
  );
  expect([...container.children].map((grid) => grid.getAttribute('data-columns'))).toEqual(['12', '4']);
  expect(css).toContain(`--columns: ${gridColumns};`);
});

test('a part of it takes all columns, or as many as it says from each width on', () => {
  const { container } = render(
    <Grid as="ul">
      <GridItem as="li">The whole width</GridItem>
      <GridItem as="li" span={6} medium={4} large={3}>
        A quarter on a wide screen
      </GridItem>
    </Grid>,
  );
  const [whole, quarter] = container.querySelectorAll<HTMLElement>('li');
  const spans = (item: HTMLElement | undefined) => ['span', 'medium', 'large'].map((name) => item?.dataset[name]);
  expect(spans(whole)).toEqual([undefined, undefined, undefined]);
  expect(spans(quarter)).toEqual(['6', '4', '3']);
  expect(container.querySelector('[style]'), 'a style attribute is refused by the security policy').toBeNull();
});

test.each(['span', 'medium', 'large'])('every number of columns has its rule for "%s"', (attribute) => {
  for (let columns = 1; columns <= gridColumns; columns += 1)
    expect(css).toContain(`.item[data-${attribute}='${columns}'] {\n  --${attribute}: span ${columns};`);
});
