import { beforeEach, expect, it } from 'vitest';
import { keepTesterSettings, readTesterSettings } from './tester-settings.ts';

const off = { name: 'customise-plan', variantInfo: { type: 'boolean', value: 'false' } };

beforeEach(() => sessionStorage.clear());

it('what a tester has set holds for the tab', () => {
  keepTesterSettings(sessionStorage, { features: [off], scope: 'tab-1' });
  expect(readTesterSettings(sessionStorage)).toEqual({ features: [off], scope: 'tab-1' });
});

it('nothing is kept where nothing is set', () => {
  keepTesterSettings(sessionStorage, { features: [off], scope: null });
  keepTesterSettings(sessionStorage, { features: [], scope: null });
  expect(sessionStorage).toHaveLength(0);
});

it.each(['{', '17', 'null', '{"features":"all","scope":3}', '{"features":[{"name":"x"}]}'])(
  'what cannot be read (%s) is no setting',
  (text) => {
    sessionStorage.setItem('tester', text);
    expect(readTesterSettings(sessionStorage)).toEqual({ features: [], scope: null });
  },
);
