import { expect, test } from 'vitest';
import { brand } from '../../../src/pages/content/brand.ts';
import { screensSource } from './screens-source.ts';

const said = (text: string, ok = true) => Promise.resolve({ ok, text: () => Promise.resolve(text) });

test('a screen names whose site it is, which the build does not know', async () => {
  const { of } = screensSource(() =>
    said('{"styles":[],"markups":{"page:Welcome":"<h1>Welcome to __BRAND_NAME__</h1>"}}'),
  );
  expect((await of('log-in')).markups['page:Welcome']).toBe(`<h1>Welcome to ${brand.name}</h1>`);
});

test('a name with signs that JSON and markup read otherwise stays a name', async () => {
  const built = '{"styles":[],"markups":{"page:Welcome":"<h1>__BRAND_NAME__</h1>"}}';
  const { of } = screensSource(() => said(built), { name: String.raw`Wag\tail "& Co"`, slug: 'wagtail' });
  expect((await of('log-in')).markups['page:Welcome']).toBe(String.raw`<h1>Wag\tail &quot;&amp; Co&quot;</h1>`);
});

test('the screens of a journey are fetched once, and again where they did not come', async () => {
  const asked: string[] = [];
  const answers = [said('', false), said('{"styles":[],"markups":{}}')];
  const { of } = screensSource((address) => {
    asked.push(address);
    return answers.shift() ?? said('', false);
  });
  await expect(of('log-in')).rejects.toThrow('The screens could not be fetched');
  await of('log-in');
  await of('log-in');
  expect(asked).toEqual(['/studio-data/screens/log-in.json', '/studio-data/screens/log-in.json']);
});
