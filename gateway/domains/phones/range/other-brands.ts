import { type Brand, colours, type PhoneModel } from './phone-model.ts';

type Common = Pick<PhoneModel, 'slug' | 'name' | 'releasedOn' | 'screenInInches' | 'prices' | 'colours'>;

const phone = (model: Common & Partial<PhoneModel>): PhoneModel => ({
  shape: 'column',
  cameraInMegapixels: 50,
  sim: 'SIM and eSIM',
  sold: 'new',
  ...model,
});

const google: Brand = {
  id: 'google',
  name: 'Google',
  models: [
    phone({
      slug: 'google-pixel-10-pro',
      name: 'Pixel 10 Pro',
      releasedOn: '2025-08-01',
      shape: 'bar',
      screenInInches: 6.3,
      prices: { 128: 969, 256: 1069 },
      colours: colours('green', 'black', 'white', 'grey'),
    }),
    phone({
      slug: 'google-pixel-10',
      name: 'Pixel 10',
      releasedOn: '2025-08-01',
      shape: 'bar',
      screenInInches: 6.3,
      cameraInMegapixels: 48,
      prices: { 128: 769, 256: 869 },
      colours: colours('lavender', 'black', 'blue', 'yellow'),
      reducedBy: 70,
    }),
    phone({
      slug: 'google-pixel-9',
      name: 'Pixel 9',
      releasedOn: '2024-08-01',
      shape: 'bar',
      screenInInches: 6.3,
      prices: { 128: 549, 256: 629 },
      colours: colours('pink', 'black', 'white', 'green'),
      sold: 'new and refurbished',
    }),
    phone({
      slug: 'google-pixel-9a',
      name: 'Pixel 9a',
      releasedOn: '2025-04-01',
      shape: 'bar',
      screenInInches: 6.3,
      cameraInMegapixels: 48,
      prices: { 128: 449, 256: 529 },
      colours: colours('lavender', 'black', 'white', 'pink'),
    }),
    phone({
      slug: 'google-pixel-8',
      name: 'Pixel 8',
      releasedOn: '2023-10-01',
      shape: 'bar',
      screenInInches: 6.2,
      prices: { 128: 379, 256: 429 },
      colours: colours('grey', 'black', 'pink'),
      sold: 'refurbished',
    }),
    phone({
      slug: 'google-pixel-7a',
      name: 'Pixel 7a',
      releasedOn: '2023-05-01',
      shape: 'bar',
      screenInInches: 6.1,
      cameraInMegapixels: 64,
      prices: { 128: 249 },
      colours: colours('blue', 'graphite', 'white'),
      sold: 'refurbished',
    }),
  ],
};

const motorola: Brand = {
  id: 'motorola',
  name: 'Motorola',
  models: [
    phone({
      slug: 'motorola-razr-60',
      name: 'razr 60',
      releasedOn: '2025-05-01',
      shape: 'fold',
      screenInInches: 6.9,
      prices: { 256: 749 },
      colours: colours('green', 'pink', 'blue'),
    }),
    phone({
      slug: 'motorola-edge-60',
      name: 'edge 60',
      releasedOn: '2025-05-01',
      shape: 'corner',
      screenInInches: 6.7,
      prices: { 256: 379 },
      colours: colours('teal', 'navy'),
      reducedBy: 30,
    }),
    phone({
      slug: 'motorola-moto-g86',
      name: 'moto g86',
      releasedOn: '2025-06-01',
      shape: 'corner',
      screenInInches: 6.7,
      prices: { 256: 279 },
      colours: colours('violet', 'sand', 'graphite'),
    }),
    phone({
      slug: 'motorola-moto-g15',
      name: 'moto g15',
      releasedOn: '2025-01-01',
      shape: 'corner',
      screenInInches: 6.7,
      sim: 'SIM only',
      prices: { 128: 119 },
      colours: colours('orange', 'graphite', 'green'),
    }),
  ],
};

const fairphone: Brand = {
  id: 'fairphone',
  name: 'Fairphone',
  models: [
    phone({
      slug: 'fairphone-6',
      name: 'Fairphone (Gen. 6)',
      releasedOn: '2025-06-01',
      screenInInches: 6.3,
      prices: { 256: 499 },
      colours: colours('green', 'black', 'white'),
    }),
    phone({
      slug: 'fairphone-5',
      name: 'Fairphone 5',
      releasedOn: '2023-09-01',
      shape: 'corner',
      screenInInches: 6.5,
      prices: { 256: 429 },
      colours: colours('blue', 'black', 'silver'),
      sold: 'new and refurbished',
    }),
  ],
};

const nothing: Brand = {
  id: 'nothing',
  name: 'Nothing',
  models: [
    phone({
      slug: 'nothing-phone-3',
      name: 'Phone (3)',
      releasedOn: '2025-07-01',
      shape: 'rings',
      screenInInches: 6.7,
      prices: { 256: 699, 512: 799 },
      colours: colours('white', 'black'),
      reducedBy: 100,
    }),
    phone({
      slug: 'nothing-phone-3a',
      name: 'Phone (3a)',
      releasedOn: '2025-03-01',
      shape: 'rings',
      screenInInches: 6.8,
      prices: { 128: 319, 256: 369 },
      colours: colours('blue', 'black', 'white'),
    }),
    phone({
      slug: 'nothing-cmf-phone-2-pro',
      name: 'CMF Phone 2 Pro',
      releasedOn: '2025-04-01',
      shape: 'rings',
      screenInInches: 6.8,
      prices: { 128: 209, 256: 239 },
      colours: colours('orange', 'black', 'white', 'green'),
    }),
  ],
};

const hmd: Brand = {
  id: 'hmd',
  name: 'HMD',
  models: [
    phone({
      slug: 'hmd-skyline',
      name: 'Skyline',
      releasedOn: '2024-07-01',
      screenInInches: 6.5,
      cameraInMegapixels: 108,
      prices: { 256: 349 },
      colours: colours('pink', 'black'),
      reducedBy: 50,
    }),
    phone({
      slug: 'hmd-fusion',
      name: 'Fusion',
      releasedOn: '2024-09-01',
      screenInInches: 6.6,
      cameraInMegapixels: 108,
      sim: 'SIM only',
      prices: { 256: 229 },
      colours: colours('black'),
    }),
  ],
};

const oneplus: Brand = {
  id: 'oneplus',
  name: 'OnePlus',
  models: [
    phone({
      slug: 'oneplus-13',
      name: 'OnePlus 13',
      releasedOn: '2025-01-01',
      shape: 'rings',
      screenInInches: 6.8,
      prices: { 256: 799, 512: 899 },
      colours: colours('blue', 'black', 'white'),
      sold: 'new and refurbished',
    }),
    phone({
      slug: 'oneplus-nord-5',
      name: 'OnePlus Nord 5',
      releasedOn: '2025-07-01',
      screenInInches: 6.8,
      prices: { 256: 399, 512: 469 },
      colours: colours('blue', 'grey', 'sand'),
    }),
  ],
};

export const otherBrands: readonly Brand[] = [google, motorola, fairphone, nothing, hmd, oneplus];
