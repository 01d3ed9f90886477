import { expect, it } from 'vitest';
import { stylesOf } from './screens-data.ts';

const chunk = (name: string, { imports = [], later = [] }: { imports?: string[]; later?: string[] } = {}) => ({
  fileName: `${name}.js`,
  imports: imports.map((one) => `${one}.js`),
  dynamicImports: later.map((one) => `${one}.js`),
  moduleIds: [`/site/src/${name}.views.ts`],
  facadeModuleId: null,
  viteMetadata: { importedCss: new Set([`${name}.css`]) },
});
const modules = (...names: string[]) => names.map((name) => `src/${name}.views.ts`);

it('a screen has the style of the kit before that of its own views, each once, as on the site', () => {
  const chunks = [chunk('entry'), chunk('log-in', { imports: ['kit', 'entry'] }), chunk('kit', { imports: ['entry'] })];
  expect(stylesOf(modules('entry', 'log-in'), chunks)).toEqual(['/entry.css', '/kit.css', '/log-in.css']);
});

it('a screen has the style of a view that comes later, too', () => {
  const chunks = [chunk('pay', { later: ['pay-dialog'] }), chunk('pay-dialog', { imports: ['kit'] }), chunk('kit')];
  expect(stylesOf(modules('pay'), chunks)).toEqual(['/pay.css', '/kit.css', '/pay-dialog.css']);
});
