import { outwardOf, squashPostcode } from '../../../../platform/postal/postcode.ts';
import { wordsOf } from '../../../../platform/postal/words.ts';
import { slipKeys } from '../words.rules.ts';
import { searchWords } from '../search-words.rules.ts';
import { towns } from '../../../../platform/invented-homes/names.ts';
import type { InventedHome, InventedPremise } from '../../../../platform/invented-homes/invent-premises.ts';
import type { addressSlips, addressWords, places, premises } from '../../../db/schema/addresses.ts';

type PlaceRow = Required<typeof places.$inferInsert>;
type WordRow = typeof addressWords.$inferInsert;
type SlipRow = typeof addressSlips.$inferInsert;
type PremiseRow = Required<typeof premises.$inferInsert>;

/** Collects, home by home, the places and the words by which homes are found. */
export class SearchIndex {
  readonly #places = new Map<string, PlaceRow>();
  readonly #words = new Set<string>();
  /** Without names that are written as one word: a slip is looked for in one word at a time. */
  readonly #plainWords = new Set<string>();

  /** Counts the home in all its places, and gives back its own row. */
  add({ premise, localityId, townId }: InventedHome): PremiseRow {
    this.#countLocality(townId, premise.city, null);
    if (localityId !== townId && premise.locality) this.#countLocality(localityId, premise.locality, townId);
    const outward = outwardOf(squashPostcode(premise.postcode)).toLowerCase();
    const around = [premise.locality, premise.city, outward].filter((part) => part !== null).join(' ');
    const town = premise.locality ? `${premise.locality}, ${premise.city}` : premise.city;
    const street = `${premise.streetName}, ${premise.city}`;
    this.#count(premise.streetId, 'Street', premise.streetName, town, { parentId: localityId, around });
    this.#count(`P${squashPostcode(premise.postcode)}`, 'Postcode', premise.postcode, street, {
      postcodeKey: squashPostcode(premise.postcode),
    });
    if (premise.buildingId) this.#countBuilding(premise.buildingId, premise, `${premise.streetName} ${around}`);
    return { ...premise, search: this.#searchOf(premise, `${premise.streetName} ${around}`) };
  }

  places(): PlaceRow[] {
    return [...this.#places.values()];
  }

  words(): WordRow[] {
    return [...this.#words].map((word) => ({ word }));
  }

  slips(): SlipRow[] {
    return [...this.#plainWords].flatMap((word) => slipKeys(word).map((key) => ({ key, word })));
  }

  #countLocality(id: string, name: string, parentId: string | null): void {
    const whereabouts = parentId === null ? '' : (towns.find((town) => town.id === parentId)?.name ?? '');
    this.#count(id, 'Locality', name, whereabouts, { parentId, around: whereabouts });
  }

  #countBuilding(id: string, premise: InventedPremise, around: string): void {
    const road = [premise.streetNumber, premise.streetName].filter((part) => part !== null).join(' ');
    if (premise.buildingName === null)
      this.#count(id, 'BuildingNumber', road, `${premise.city}, ${premise.postcode}`, {});
    else
      this.#count(id, 'BuildingName', premise.buildingName, `${road}, ${premise.city}, ${premise.postcode}`, {
        around,
      });
  }

  /** `around` is given for what is looked for by its name. */
  #count(
    id: string,
    kind: PlaceRow['kind'],
    name: string,
    whereabouts: string,
    more: { parentId?: string | null; postcodeKey?: string; around?: string },
  ): void {
    const known = this.#places.get(id);
    if (known) {
      known.homes++;
      return;
    }
    this.#places.set(id, {
      id,
      kind,
      name,
      whereabouts,
      parentId: more.parentId ?? null,
      homes: 1,
      postcodeKey: more.postcodeKey ?? null,
      search: more.around === undefined ? null : this.#index(name, more.around),
    });
  }

  /** A name of its own: a business, or a house that is not one of several in a building. */
  #searchOf(premise: InventedPremise, around: string): string | null {
    const own = [premise.company, premise.buildingId === null ? premise.buildingName : null].filter(
      (part) => part !== null,
    );
    return own.length === 0 ? null : this.#index(own.join(' '), around);
  }

  #index(name: string, around: string): string {
    const { own, all } = searchWords(name, around);
    for (const word of all) this.#words.add(word);
    for (const word of wordsOf(`${name} ${around}`)) this.#plainWords.add(word);
    return [...all, ...own.map((word) => `+${word}`)].map((word) => `'${word}'`).join(' ');
  }
}
