import type { Wire } from '../../machines/shared/wire.ts';

type Phone = Wire<'Phone'>;
type Offer = Phone['offers'][number];
type Instalments = Offer['instalments'][number];

type PackedWay = readonly [duration: number, upfrontPrice: number, monthlyPrice: number, aprInPercent: number];

type PackedOffer = readonly [
  sku: string,
  colourId: string,
  storageInGb: number,
  grade: Offer['grade'],
  price: number,
  fullPrice: number,
  piecesLeft: number | null,
  inStock: 0 | 1,
  deliveryInWorkingDays: number,
];

/** A phone in as few letters as it takes: a document has room for 13.4 kB. What costs the same is paid in the same ways. */
export type PackedPhone = {
  phone: Omit<Phone, 'offers'>;
  domain: string;
  offers: readonly PackedOffer[];
  ways: Readonly<Record<number, readonly PackedWay[]>>;
};

export const packPhone = ({ offers, ...phone }: Phone): PackedPhone => ({
  phone,
  domain: offers[0]?.product.domain ?? '',
  offers: offers.map(({ product, colourId, storageInGb, grade, piecesLeft, deliveryInWorkingDays }) => [
    product.sku,
    colourId,
    storageInGb,
    grade,
    product.price,
    product.fullPrice,
    piecesLeft,
    product.inStock ? 1 : 0,
    deliveryInWorkingDays,
  ]),
  ways: Object.fromEntries(
    offers.map(({ product, instalments }) => [
      product.price,
      instalments.map(({ duration, upfrontPrice, monthlyPrice, aprInPercent }): PackedWay => [
        duration,
        upfrontPrice,
        monthlyPrice,
        aprInPercent,
      ]),
    ]),
  ),
});

const wayOf = ([duration, upfrontPrice, monthlyPrice, aprInPercent]: PackedWay): Instalments => ({
  instalmentType: aprInPercent > 0 ? 'WITH_INTEREST' : 'INTEREST_FREE',
  duration,
  upfrontPrice,
  monthlyPrice,
  price: upfrontPrice + monthlyPrice * duration,
  aprInPercent,
});

export const unpackPhone = ({ phone, domain, offers, ways }: PackedPhone): Phone => ({
  ...phone,
  offers: offers.map(
    ([sku, colourId, storageInGb, grade, price, fullPrice, piecesLeft, inStock, deliveryInWorkingDays]): Offer => ({
      product: { domain, sku, price, inStock: inStock === 1, discounted: price < fullPrice, fullPrice },
      colourId,
      storageInGb,
      condition: grade === null ? 'NEW' : 'REFURBISHED',
      grade,
      piecesLeft,
      deliveryInWorkingDays,
      instalments: (ways[price] ?? []).map(wayOf),
    }),
  ),
});
