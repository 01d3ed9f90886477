import { buildingKinds, buildingStems, companies, houseNames } from './names.ts';
import type { Random } from './random.ts';

/** What tells one home from the next in the same street. */
export interface HomeParts {
  streetNumber?: string;
  buildingName?: string;
  subBuilding?: string;
  company?: string;
  /** The same for all homes that share a building. */
  building?: string;
}

/** The homes of one street, by postcode: neighbours on the same side, or one large block. */
export function inventStreet(random: Random): HomeParts[][] {
  const kind = random.between(1, 100);
  if (kind <= 55) return bothSides(random);
  if (kind <= 72) return inPostcodes(random, numbers(random, 1, 1, random.between(6, 24)));
  if (kind <= 84) return lane(random);
  if (kind <= 94) return blocks(random);
  return parade(random);
}

function bothSides(random: Random): HomeParts[][] {
  const highest = random.between(16, 84);
  const odd = numbers(random, 1, 2, highest);
  const even = numbers(random, 2, 2, highest + random.between(-4, 4));
  return [...inPostcodes(random, odd), ...inPostcodes(random, even)];
}

function numbers(random: Random, first: number, step: number, highest: number): HomeParts[] {
  const names = random.shuffled(houseNames);
  const homes: HomeParts[] = [];
  for (let number = first; number <= highest; number += step) {
    const streetNumber = String(number);
    if (number === 13 && random.chance(0.4)) continue;
    const luck = random.between(1, 100);
    if (luck <= 2)
      homes.push(
        ...['A', 'B', 'C'].slice(0, random.between(2, 3)).map((letter) => ({ streetNumber: streetNumber + letter })),
      );
    else if (luck <= 4) homes.push(...flatsAt(random, streetNumber));
    else if (luck <= 7) homes.push({ streetNumber, buildingName: names.pop() });
    else homes.push({ streetNumber });
  }
  return homes;
}

function flatsAt(random: Random, streetNumber: string): HomeParts[] {
  const units = random.chance(0.3)
    ? ['Basement Flat', 'Ground Floor Flat', 'First Floor Flat']
    : Array.from({ length: random.between(2, 6) }, (_, at) => `Flat ${at + 1}`);
  return units.map((subBuilding) => ({ subBuilding, streetNumber, building: streetNumber }));
}

function lane(random: Random): HomeParts[][] {
  const named = random
    .shuffled(houseNames)
    .slice(0, random.between(5, 14))
    .map((buildingName) => ({ buildingName }));
  return inPostcodes(random, [...numbers(random, 1, 1, random.between(0, 8)), ...named]);
}

function blocks(random: Random): HomeParts[][] {
  const stems = random.shuffled(buildingStems);
  const groups: HomeParts[][] = [];
  for (let block = random.between(1, 3); block > 0; block--) {
    const buildingName = `${stems.pop() ?? 'New'} ${random.pick(buildingKinds)}`;
    const streetNumber = random.chance(0.5) ? String(block * 2) : undefined;
    const word = random.pick(['Flat', 'Flat', 'Flat', 'Apartment']);
    groups.push(
      Array.from({ length: random.between(6, 60) }, (_, at) => ({
        subBuilding: `${word} ${at + 1}`,
        buildingName,
        streetNumber,
        building: buildingName,
      })),
    );
  }
  return [...groups, ...inPostcodes(random, numbers(random, 11, 2, random.between(11, 29)))];
}

function parade(random: Random): HomeParts[][] {
  const shops = random.shuffled(companies).slice(0, random.between(4, 12));
  const homes = shops.flatMap((company, at): HomeParts[] => {
    const streetNumber = String(at + 1);
    if (!random.chance(0.4)) return [{ company, streetNumber }];
    return [
      { company, streetNumber, building: streetNumber },
      { subBuilding: 'Flat Above', streetNumber, building: streetNumber },
    ];
  });
  return inPostcodes(random, homes);
}

/** Cuts a row of neighbours into postcodes; a building stays in one. */
function inPostcodes(random: Random, homes: HomeParts[]): HomeParts[][] {
  const groups: HomeParts[][] = [];
  let size = 0;
  for (const home of homes) {
    const last = groups.at(-1);
    const neighbour = last?.at(-1);
    const together = home.building !== undefined && neighbour?.building === home.building;
    if (last && (last.length < size || together)) last.push(home);
    else {
      groups.push([home]);
      size = random.between(7, 17);
    }
  }
  return groups;
}
