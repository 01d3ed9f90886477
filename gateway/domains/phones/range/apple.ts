import { type Brand, colours, type PhoneModel } from './phone-model.ts';

type Common = Pick<PhoneModel, 'slug' | 'name' | 'releasedOn' | 'screenInInches' | 'prices' | 'colours'>;

const both = { sim: 'SIM and eSIM', cameraInMegapixels: 48 } as const;
const two = (model: Common) => ({ ...both, shape: 'corner' as const, ...model });
const three = (model: Common) => ({ ...both, shape: 'island' as const, ...model });

export const apple: Brand = {
  id: 'apple',
  name: 'Apple',
  models: [
    {
      ...three({
        slug: 'apple-iphone-17-pro',
        name: 'iPhone 17 Pro',
        releasedOn: '2025-09-01',
        screenInInches: 6.3,
        prices: { 256: 1099, 512: 1299, 1024: 1499 },
        colours: colours('silver', 'navy', 'orange'),
      }),
      sold: 'new',
    },
    {
      ...three({
        slug: 'apple-iphone-17-pro-max',
        name: 'iPhone 17 Pro Max',
        releasedOn: '2025-09-01',
        screenInInches: 6.9,
        prices: { 256: 1199, 512: 1399, 1024: 1599 },
        colours: colours('orange', 'silver', 'navy'),
      }),
      sold: 'new',
    },
    {
      ...two({
        slug: 'apple-iphone-17',
        name: 'iPhone 17',
        releasedOn: '2025-09-01',
        screenInInches: 6.3,
        prices: { 256: 799, 512: 999 },
        colours: colours('lavender', 'black', 'white', 'blue', 'green'),
      }),
      sold: 'new',
    },
    {
      slug: 'apple-iphone-air',
      name: 'iPhone Air',
      releasedOn: '2025-09-01',
      shape: 'bar',
      screenInInches: 6.5,
      cameraInMegapixels: 48,
      sim: 'eSIM only',
      prices: { 256: 999, 512: 1199 },
      colours: colours('sand', 'black', 'white', 'blue'),
      sold: 'new',
    },
    {
      ...two({
        slug: 'apple-iphone-16',
        name: 'iPhone 16',
        releasedOn: '2024-09-01',
        screenInInches: 6.1,
        prices: { 128: 699, 256: 799 },
        colours: colours('teal', 'black', 'white', 'pink', 'blue'),
      }),
      sold: 'new and refurbished',
      reducedBy: 50,
    },
    {
      ...three({
        slug: 'apple-iphone-16-pro',
        name: 'iPhone 16 Pro',
        releasedOn: '2024-09-01',
        screenInInches: 6.3,
        prices: { 128: 899, 256: 999, 512: 1199 },
        colours: colours('sand', 'black', 'white', 'grey'),
      }),
      sold: 'refurbished',
    },
    {
      ...both,
      slug: 'apple-iphone-16e',
      name: 'iPhone 16e',
      releasedOn: '2025-02-01',
      shape: 'bar',
      screenInInches: 6.1,
      prices: { 128: 549, 256: 649 },
      colours: colours('black', 'white'),
      sold: 'new and refurbished',
    },
    {
      ...two({
        slug: 'apple-iphone-15',
        name: 'iPhone 15',
        releasedOn: '2023-09-01',
        screenInInches: 6.1,
        prices: { 128: 599, 256: 699 },
        colours: colours('pink', 'black', 'blue', 'green', 'yellow'),
      }),
      sold: 'refurbished',
    },
    {
      ...three({
        slug: 'apple-iphone-15-pro',
        name: 'iPhone 15 Pro',
        releasedOn: '2023-09-01',
        screenInInches: 6.1,
        prices: { 128: 749, 256: 849, 512: 999 },
        colours: colours('black', 'white', 'navy', 'grey'),
      }),
      sold: 'refurbished',
    },
    {
      ...two({
        slug: 'apple-iphone-14',
        name: 'iPhone 14',
        releasedOn: '2022-09-01',
        screenInInches: 6.1,
        prices: { 128: 479, 256: 549 },
        colours: colours('red', 'navy', 'cream', 'blue', 'lavender'),
      }),
      cameraInMegapixels: 12,
      sold: 'refurbished',
    },
    {
      ...two({
        slug: 'apple-iphone-13',
        name: 'iPhone 13',
        releasedOn: '2021-09-01',
        screenInInches: 6.1,
        prices: { 128: 379, 256: 439 },
        colours: colours('navy', 'cream', 'blue', 'pink', 'green', 'red'),
      }),
      cameraInMegapixels: 12,
      sold: 'refurbished',
    },
    {
      ...both,
      slug: 'apple-iphone-se',
      name: 'iPhone SE (2022)',
      releasedOn: '2022-03-01',
      shape: 'bar',
      screenInInches: 4.7,
      cameraInMegapixels: 12,
      prices: { 64: 249, 128: 289 },
      colours: colours('navy', 'cream', 'red'),
      sold: 'refurbished',
    },
  ],
};
