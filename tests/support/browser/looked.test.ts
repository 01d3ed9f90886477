// @vitest-environment happy-dom
import type { Page } from '@playwright/test';
import { afterEach, describe, expect, it } from 'vitest';
import { templateOf } from './looked.ts';

afterEach(() => document.body.replaceChildren());

const here = { evaluate: async (read: () => string) => read() } as unknown as Page;

async function builtOf(html: string, then?: (element: HTMLInputElement) => void): Promise<string> {
  document.body.innerHTML = html;
  const [first] = document.body.querySelectorAll('input, select, textarea, button');
  if (first) then?.(first as HTMLInputElement);
  return templateOf(here);
}

describe('two pages that are built alike', () => {
  const radio = '<input type="radio" name="slot" />';

  it.each([
    ['words', '<h1>Your plan</h1>', '<h1>Your home</h1>'],
    ['names', '<a href="#r1">On</a><p id="r1"></p>', '<a href="#r7">On</a><p id="r7"></p>'],
    ['words of a landmark', '<nav aria-label="Your order"></nav>', '<nav aria-label="Your plan"></nav>'],
  ])('are one where they differ in %s', async (_, one, other) => expect(await builtOf(one)).toBe(await builtOf(other)));

  it.each([
    ['a link that leads nowhere', '<a href="#r1">On</a><p id="r1"></p>', '<a href="#r1">On</a><p id="r2"></p>'],
    [
      'two landmarks of one name',
      '<nav aria-label="Main"></nav><nav aria-label="Help"></nav>',
      '<nav aria-label="Main"></nav><nav aria-label="Main"></nav>',
    ],
    ['an image without words', '<img alt="A router" />', '<img alt="" />'],
  ])('are two where one has %s', async (_, one, other) => expect(await builtOf(one)).not.toBe(await builtOf(other)));

  it.each<[string, string, (element: HTMLInputElement) => void]>([
    ['chosen', radio, (element) => (element.checked = true)],
    ['half chosen', '<input type="checkbox" />', (element) => (element.indeterminate = true)],
    ['switched off', '<button>Continue</button>', (element) => (element.disabled = true)],
    ['filled in', '<input />', (element) => (element.value = 'Alex')],
    ['focused', radio, (element) => element.focus()],
  ])('are two where a field of one is %s, which no attribute tells', async (_, html, then) =>
    expect(await builtOf(html, then)).not.toBe(await builtOf(html)),
  );

  it('are one whatever is filled in', async () => {
    const filled = (text: string) => builtOf('<input />', (element) => (element.value = text));
    expect(await filled('Alex')).toBe(await filled('Robin'));
  });
});
