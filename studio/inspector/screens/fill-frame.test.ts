import { expect, test } from 'vitest';
import { fillFrame } from './fill-frame.ts';

const emptyPage = () => document.implementation.createHTMLDocument('');

test('a screen has the words of its page, in its language, and the style that stands with them', async () => {
  document.documentElement.lang = 'en-GB';
  const page = emptyPage();
  await fillFrame(page, '<h1 style="color:red">Your plan</h1><p>said “ style=&quot;…&quot;”</p>', []);
  expect(page.documentElement.lang).toBe('en-GB');
  const heading = page.querySelector('h1');
  expect(heading?.textContent).toBe('Your plan');
  expect(heading?.style.color).toBe('red');
  expect(page.querySelector('p')?.textContent).toBe('said “ style="…"”');
  expect(page.querySelector('[data-kept-style]')).toBeNull();
});
