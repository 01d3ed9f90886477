import { expect, test } from 'vitest';
import { withTags } from './partners.ts';

const standIn = 'http://127.0.0.1:4107';
const siteAt = (hostUrl: string, tagManagerUrl?: string) => ({
  hostUrl,
  thirdParty: { tagManagerUrl },
  collectorUrl: undefined,
});

test.each(['http://localhost:4000', 'http://127.0.0.1:4793'])(
  'a site at %s has the stand-in of a tag manager',
  (host) => {
    expect(withTags(siteAt(host), standIn)).toEqual({
      hostUrl: host,
      thirdParty: { tagManagerUrl: `${standIn}/tags/tag-manager.js` },
      collectorUrl: standIn,
    });
  },
);

test('a site that others share has none: their browsers would ask their own machines for it', () => {
  const shared = siteAt('https://shop.tst.example.com');
  expect(withTags(shared, standIn)).toEqual(shared);
});

test('the tag manager that the settings name stays, and a site without partners has none', () => {
  const named = 'https://tags.example.com/tm.js';
  expect(withTags(siteAt('http://localhost:4000', named), standIn).thirdParty.tagManagerUrl).toBe(named);
  const alone = siteAt('http://localhost:4000');
  expect(withTags(alone, undefined)).toEqual(alone);
});
