import type { AddressRead, Asked } from '../shared/asked.ts';
import type { Failure } from '../shared/failure.ts';
import type { RetryRequested } from '../shared/journey-meta.ts';
import type { paths } from '../shared/paths.ts';
import type { Wire } from '../shared/wire.ts';

export type ListedPhone = Wire<'ListedPhone'>;
export type ListedOffer = Wire<'ListedPhoneOffer'>;
export type Grade = Wire<'PhoneGrade'>;
export type Condition = 'new' | 'refurbished';
export type SortBy = 'featured' | 'price-low' | 'price-high' | 'newest';

/** The two pages of the range. The one of refurbished phones has no others. */
export type RangePath = (typeof paths)['phones' | 'refurbishedPhones'];

/** What the customer looks for, by the names in the address. Nothing chosen of a kind is all of it. */
export type Wanted = {
  brands: readonly string[];
  condition: Condition | null;
  /** Of refurbished phones; null is All. */
  grade: Grade | null;
  /** Gigabytes. */
  storage: readonly number[];
  /** Pounds. */
  maxPrice: number | null;
  outOfStockHidden: boolean;
  sortBy: SortBy;
};

/** All but the order, which hides nothing. */
export type FilterName = Exclude<keyof Wanted, 'sortBy'>;

/** `phones` is the range as the page was drawn with it; `asked` is nothing for a page that is drawn before anybody asks. */
export type BrowsePhonesInput = { path: RangePath; phones: readonly ListedPhone[]; asked: Asked };

export type BrowsePhonesContext = Omit<BrowsePhonesInput, 'asked'> &
  Wanted & {
    failure: Failure | null;
  };

export type BrowsePhonesEvent = AddressRead | RetryRequested;

export type BrowsePhonesView = 'ShowingPhones';
