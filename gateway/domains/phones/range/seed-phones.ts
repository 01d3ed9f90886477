import { createHash } from 'node:crypto';
import { getTableColumns, sql } from 'drizzle-orm';
import type { Executor } from '../../../../platform/db/open.ts';
import { phoneOffers, phones } from '../../../db/schema/phones.ts';
import { apple } from './apple.ts';
import { otherBrands } from './other-brands.ts';
import type { Brand, PhoneModel } from './phone-model.ts';
import { samsung } from './samsung.ts';

type PhoneRow = typeof phones.$inferSelect;
type OfferRow = typeof phoneOffers.$inferSelect;

/** What is left of the price as new, in hundredths, the best grade first (the grades: PH-03). */
const worth = { LN: 84, A: 80, E: 72, G: 62 } as const;

const NEW_DELIVERY_DAYS = 1;
/** A refurbished phone is tested once more before it leaves. */
const REFURBISHED_DELIVERY_DAYS = 2;

/** The brands take turns, each with its first phone first: nobody has to scroll past all of one brand to see another. */
function inTurns(brands: readonly Brand[]): { brand: Brand; model: PhoneModel }[] {
  const longest = Math.max(...brands.map(({ models }) => models.length));
  return Array.from({ length: longest }, (_, turn) => turn).flatMap((turn) =>
    brands.flatMap((brand) => brand.models.slice(turn, turn + 1).map((model) => ({ brand, model }))),
  );
}

const rowOf = ({ brand, model }: { brand: Brand; model: PhoneModel }, index: number): PhoneRow => ({
  slug: model.slug,
  brandId: brand.id,
  brandName: brand.name,
  name: model.name,
  place: index + 1,
  releasedOn: model.releasedOn,
  shape: model.shape,
  colours: [...model.colours],
  screenInInches: model.screenInInches,
  cameraInMegapixels: model.cameraInMegapixels,
  hasESim: model.sim !== 'SIM only',
  hasSimTray: model.sim !== 'eSIM only',
  inTheBox: [
    model.name,
    'USB-C cable',
    ...(model.sim === 'eSIM only' ? [] : ['Pin for the SIM tray']),
    'Quick start guide',
  ],
});

/** How many of it are on the shelf at first: always the same, from none to 12. */
function piecesOf(sku: string): number {
  const [first = 0, second = 0] = createHash('sha256').update(sku).digest();
  return first < 40 ? 0 : second % 13;
}

const inPence = (pounds: number): number => pounds * 100;

/** Ends with a nine, as prices of a shop do; never more than `pounds`. */
const roundedDown = (pounds: number): number => Math.floor((pounds + 1) / 10) * 10 - 1;

function offersOf(model: PhoneModel): OfferRow[] {
  return Object.entries(model.prices).flatMap(([gigabytes, asNew]) =>
    model.colours.flatMap((colour) => {
      const piece = { slug: model.slug, colourId: colour.id, storageInGb: Number(gigabytes) };
      const sku = `${model.slug}-${gigabytes}-${colour.id}`;
      const brandNew: OfferRow = {
        ...piece,
        sku: `${sku}-new`,
        condition: 'NEW',
        grade: null,
        priceInPence: inPence(asNew - (model.reducedBy ?? 0)),
        fullPriceInPence: inPence(asNew),
        pieces: piecesOf(`${sku}-new`),
        deliveryInWorkingDays: NEW_DELIVERY_DAYS,
      };
      const refurbished = (Object.keys(worth) as (keyof typeof worth)[]).map((grade): OfferRow => {
        const price = inPence(roundedDown((asNew * worth[grade]) / 100));
        return {
          ...piece,
          sku: `${sku}-${grade.toLowerCase()}`,
          condition: 'REFURBISHED',
          grade,
          priceInPence: price,
          fullPriceInPence: price,
          pieces: piecesOf(`${sku}-${grade}`),
          deliveryInWorkingDays: REFURBISHED_DELIVERY_DAYS,
        };
      });
      return [...(model.sold === 'refurbished' ? [] : [brandNew]), ...(model.sold === 'new' ? [] : refurbished)];
    }),
  );
}

const models = inTurns([apple, samsung, ...otherBrands]);
/** Every phone, with all that can be bought of it, as the seed writes them. */
export const phoneRange: { phones: PhoneRow[]; offers: OfferRow[] } = {
  phones: models.map(rowOf),
  offers: models.flatMap(({ model }) => offersOf(model)),
};

const { slug: _, ...described } = getTableColumns(phones);

/** Fills the range. What is told of a phone becomes as it is written here; prices and pieces of what is there stay as they are. */
export async function seedPhones(db: Executor): Promise<void> {
  const set = Object.fromEntries(
    Object.entries(described).map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`]),
  );
  await db.insert(phones).values(phoneRange.phones).onConflictDoUpdate({ target: phones.slug, set });
  await db.insert(phoneOffers).values(phoneRange.offers).onConflictDoNothing();
}
