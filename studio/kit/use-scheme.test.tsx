import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { colours } from '../../src/ui/palette.ts';
import { schemeIn, searchWith, useScheme, type SchemeChoice } from './use-scheme.ts';

function Page({ choice }: { choice: SchemeChoice }) {
  useScheme(choice);
  return null;
}

const page = () => document.documentElement.style.getPropertyValue('--colour-page');

test('a scheme is set on the whole document and given back to the device (TK-06)', () => {
  const { rerender, unmount } = render(<Page choice="dark" />);
  expect(page()).toBe(colours.page[1]);
  rerender(<Page choice="light" />);
  expect(page()).toBe(colours.page[0]);
  rerender(<Page choice="device" />);
  expect(page()).toBe('');
  rerender(<Page choice="dark" />);
  unmount();
  expect(page()).toBe('');
});

test('the address says which scheme is shown, beside whatever else it says', () => {
  expect(searchWith('', 'dark')).toBe('?colours=dark');
  expect(searchWith('?a=1&colours=dark', 'device')).toBe('?a=1');
  expect(schemeIn('?colours=light')).toBe('light');
  expect(schemeIn('?colours=mauve')).toBe('device');
});
