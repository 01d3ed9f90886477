/** A phone, and whether it can take an eSIM. */
export type KnownPhone = { brand: string; name: string; hasESim: boolean };

const able = (brand: string, ...names: string[]): KnownPhone[] => names.map((name) => ({ brand, name, hasESim: true }));
const unable = (brand: string, ...names: string[]): KnownPhone[] =>
  names.map((name) => ({ brand, name, hasESim: false }));

/** Phones that people in the UK have, as their makers describe them; those of our shop are among them (a test compares). */
export const knownPhones: readonly KnownPhone[] = [
  ...able(
    'Apple',
    'iPhone 17 Pro',
    'iPhone 17 Pro Max',
    'iPhone 17',
    'iPhone Air',
    'iPhone 16',
    'iPhone 16 Plus',
    'iPhone 16 Pro',
    'iPhone 16 Pro Max',
    'iPhone 16e',
  ),
  ...able(
    'Apple',
    'iPhone 15',
    'iPhone 15 Plus',
    'iPhone 15 Pro',
    'iPhone 15 Pro Max',
    'iPhone 14',
    'iPhone 14 Plus',
    'iPhone 14 Pro',
    'iPhone 14 Pro Max',
  ),
  ...able(
    'Apple',
    'iPhone 13',
    'iPhone 13 mini',
    'iPhone 13 Pro',
    'iPhone 13 Pro Max',
    'iPhone 12',
    'iPhone 12 mini',
    'iPhone 12 Pro',
    'iPhone 12 Pro Max',
  ),
  ...able(
    'Apple',
    'iPhone 11',
    'iPhone 11 Pro',
    'iPhone 11 Pro Max',
    'iPhone XS',
    'iPhone XS Max',
    'iPhone XR',
    'iPhone SE (2022)',
    'iPhone SE (2020)',
  ),
  ...unable('Apple', 'iPhone X', 'iPhone 8', 'iPhone 8 Plus', 'iPhone 7', 'iPhone 7 Plus', 'iPhone SE (2016)'),
  ...able(
    'Samsung',
    'Galaxy S25 Ultra',
    'Galaxy S25',
    'Galaxy S25 Edge',
    'Galaxy S25 FE',
    'Galaxy S24',
    'Galaxy S24 Ultra',
    'Galaxy S23',
    'Galaxy S23 Ultra',
    'Galaxy S22',
    'Galaxy S21',
    'Galaxy S20',
  ),
  ...able(
    'Samsung',
    'Galaxy Z Flip7',
    'Galaxy Z Fold7',
    'Galaxy Z Flip6',
    'Galaxy Z Fold6',
    'Galaxy A56',
    'Galaxy A55',
    'Galaxy A54',
    'Galaxy A36',
    'Galaxy A35',
    'Galaxy XCover7',
  ),
  ...unable(
    'Samsung',
    'Galaxy A16',
    'Galaxy A15',
    'Galaxy A14',
    'Galaxy A13',
    'Galaxy S20 FE',
    'Galaxy S10',
    'Galaxy S9',
  ),
  ...able(
    'Google',
    'Pixel 10 Pro',
    'Pixel 10',
    'Pixel 9',
    'Pixel 9 Pro',
    'Pixel 9a',
    'Pixel 8',
    'Pixel 8 Pro',
    'Pixel 8a',
    'Pixel 7',
    'Pixel 7 Pro',
    'Pixel 7a',
    'Pixel 6',
    'Pixel 6a',
  ),
  ...able('Motorola', 'razr 60', 'razr 50', 'edge 60', 'edge 50', 'moto g86', 'moto g85'),
  ...unable('Motorola', 'moto g15', 'moto g14', 'moto e14'),
  ...able('Fairphone', 'Fairphone (Gen. 6)', 'Fairphone 5', 'Fairphone 4'),
  ...unable('Fairphone', 'Fairphone 3'),
  ...able('Nothing', 'Phone (3)', 'Phone (3a)', 'CMF Phone 2 Pro'),
  ...unable('Nothing', 'Phone (1)', 'CMF Phone 1'),
  ...able('HMD', 'Skyline'),
  ...unable('HMD', 'Fusion', 'Pulse'),
  ...able('OnePlus', 'OnePlus 13', 'OnePlus 12', 'OnePlus 11', 'OnePlus Nord 5'),
  ...unable('OnePlus', 'OnePlus Nord CE4 Lite'),
];

const MOST_FOUND = 8;

const squashed = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

const fullName = ({ brand, name }: KnownPhone): string => (name.startsWith(brand) ? name : `${brand} ${name}`);

/** Phones whose name has every word that was typed, in whatever order; those whose name begins with them first. None for nothing typed. */
export function phonesFor(typed: string): (KnownPhone & { fullName: string })[] {
  const words = typed
    .split(/\s+/)
    .map(squashed)
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  const begins = (name: string) => Number(squashed(name).startsWith(words.join('')));
  return knownPhones
    .map((phone) => ({ ...phone, fullName: fullName(phone) }))
    .filter((phone) => words.every((word) => squashed(phone.fullName).includes(word)))
    .toSorted(
      (one, other) =>
        Math.max(begins(other.name), begins(other.fullName)) - Math.max(begins(one.name), begins(one.fullName)),
    )
    .slice(0, MOST_FOUND);
}
