import { and, eq, getTableColumns, inArray, like, or, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/open.ts';
import { addressSlips, addressWords, places, premises } from '../../db/schema/addresses.ts';
import type { Premise } from './address-lines.rules.ts';
import { slipKeys } from './words.rules.ts';

const { search: _, ...premiseColumns } = getTableColumns(premises);
const { search: __, ...placeColumns } = getTableColumns(places);

export type Place = Omit<typeof places.$inferSelect, 'search'>;

/** Bounds the work for words that are in thousands of names, such as "road". */
const MOST_CANDIDATES = 300;

/** As many words as one beginning is taken to mean. */
const MOST_BEGINNINGS = 12;

/** The words in use that are one of `words`. */
export async function knownWords(db: Executor, words: readonly string[]): Promise<Set<string>> {
  if (words.length === 0) return new Set();
  const rows = await db
    .select({ word: addressWords.word })
    .from(addressWords)
    .where(inArray(addressWords.word, [...words]));
  return new Set(rows.map((row) => row.word));
}

/** The shortest words in use that begin with each of `beginnings`, which hold letters and figures only. */
export async function wordsBeginning(db: Executor, beginnings: readonly string[]): Promise<string[]> {
  if (beginnings.length === 0) return [];
  const { word } = addressWords;
  const lookups = beginnings.map(
    (beginning) =>
      sql`(select ${word} from ${addressWords} where ${like(word, `${beginning}%`)} order by length(${word}), ${word} limit ${MOST_BEGINNINGS})`,
  );
  const { rows } = await db.execute<{ word: string }>(sql.join(lookups, sql` union all `));
  return rows.map((row) => row.word);
}

/** Words in use that may be one of `words` with slips of the pen; some are further away than that. */
export async function wordsLike(db: Executor, words: readonly string[]): Promise<string[]> {
  const keys = [...new Set(words.flatMap(slipKeys))];
  if (keys.length === 0) return [];
  const rows = await db
    .selectDistinct({ word: addressSlips.word })
    .from(addressSlips)
    .where(inArray(addressSlips.key, keys));
  return rows.map((row) => row.word);
}

/** The streets, towns and buildings that `query` finds. */
export function findPlaces(db: Executor, query: string): Promise<Place[]> {
  return db
    .select(placeColumns)
    .from(places)
    .where(sql`${places.search} @@ ${query}::tsquery`)
    .limit(MOST_CANDIDATES);
}

/** The houses and businesses with a name of their own that `query` finds. */
export function findNamed(db: Executor, query: string): Promise<Premise[]> {
  return db
    .select(premiseColumns)
    .from(premises)
    .where(sql`${premises.search} @@ ${query}::tsquery`)
    .limit(MOST_CANDIDATES);
}

/** The homes of these streets and buildings whose house or flat number is one of `numbers`. */
export async function homesNumbered(
  db: Executor,
  at: { streets: string[]; buildings: string[]; numbers: number[] },
): Promise<Premise[]> {
  return db
    .select(premiseColumns)
    .from(premises)
    .where(
      or(
        and(inArray(premises.streetId, at.streets), inArray(premises.numberValue, at.numbers)),
        and(inArray(premises.buildingId, at.buildings), inArray(premises.unitValue, at.numbers)),
      ),
    )
    .limit(MOST_CANDIDATES);
}

export async function findPlace(db: Executor, id: string): Promise<Place | undefined> {
  const [place] = await db.select(placeColumns).from(places).where(eq(places.id, id));
  return place;
}

/** The postcode places of these postcodes without their space. */
export function postcodePlaces(db: Executor, postcodes: readonly string[]): Promise<Place[]> {
  return db
    .select(placeColumns)
    .from(places)
    .where(inArray(places.postcodeKey, [...postcodes]));
}

/** The first postcodes that begin with `start`, which holds letters and figures only. */
export function postcodesBeginning(db: Executor, start: string, limit: number): Promise<Place[]> {
  return db
    .select(placeColumns)
    .from(places)
    .where(like(places.postcodeKey, `${start}%`))
    .orderBy(places.postcodeKey)
    .limit(limit);
}

/** The streets of a town and its parts, or of one part, by name. */
export async function streetsOf(db: Executor, localityId: string): Promise<Place[]> {
  const inside = (parents: string[], kind: Place['kind']) =>
    db
      .select(placeColumns)
      .from(places)
      .where(and(inArray(places.parentId, parents), eq(places.kind, kind)))
      .orderBy(places.name, places.id);
  const parts = await inside([localityId], 'Locality');
  return inside([localityId, ...parts.map((part) => part.id)], 'Street');
}

/** All homes of a street, a building or a postcode. */
export function homesOf(
  db: Executor,
  holder: { kind: 'Street' | 'Building' | 'Postcode'; id: string; postcode: string },
): Promise<Premise[]> {
  const { kind, id, postcode } = holder;
  const where = {
    Street: eq(premises.streetId, id),
    Building: eq(premises.buildingId, id),
    Postcode: eq(premises.postcode, postcode),
  }[kind];
  return db.select(premiseColumns).from(premises).where(where);
}

export async function findAddress(db: Executor, id: string): Promise<Premise | undefined> {
  const [premise] = await db.select(premiseColumns).from(premises).where(eq(premises.id, id));
  return premise;
}
