import { assign, setup } from 'xstate';
import type { Asked } from '../shared/asked.ts';
import { codeOf, type Failed, failureOf, isMissing } from '../shared/failure.ts';
import type { JourneyMeta, JourneyTag } from '../shared/journey-meta.ts';
import { supplied } from '../shared/supplied.ts';
import { offerAt, offerOf } from './phone-choice.rules.ts';
import type {
  Basket,
  Phone,
  ViewPhoneContext,
  ViewPhoneEvent,
  ViewPhoneInput,
  ViewPhoneView,
  Wanted,
} from './view-phone.types.ts';

/** What is offered of the wanted thing now; undefined where it is not sold any more. */
const wantedNow = ({ phone, wanted }: ViewPhoneContext) => phone && wanted && offerOf(phone, wanted.sku);

/** The shelf is not as the customer saw it: it is looked at again. */
const outdated: ReadonlySet<string> = new Set(['product.dearer', 'product.out-of-stock', 'product.not-found']);

/** Types, stubs and named steps of looking at a phone. */
export const viewPhoneSetup = setup({
  types: {
    context: {} as ViewPhoneContext,
    input: {} as ViewPhoneInput,
    events: {} as ViewPhoneEvent,
    meta: {} as JourneyMeta<ViewPhoneView>,
    tags: {} as JourneyTag,
  },
  actors: {
    loadPhone: supplied<Phone, { slug: string }>('loadPhone'),
    /** The same of a phone that is shown already. Asks once the page is there: one that the build draws asks nobody. */
    refreshPhone: supplied<Phone, { slug: string }>('refreshPhone'),
    /** The same, and not what was kept of an earlier look. */
    readPhoneAnew: supplied<Phone, { slug: string }>('readPhoneAnew'),
    addPhone: supplied<Basket, Wanted>('addPhone'),
  },
  guards: {
    isDrawn: ({ context: { phone } }) => phone !== null,
    isMissing: (_, { failure }: Failed) => isMissing(failure),
    canBeHad: ({ context: { phone, asked } }) => (phone && offerAt(phone, asked)?.product.inStock) === true,
    isWanted: ({ context: { wanted } }) => wanted !== null,
    isOutdated: (_, { failure }: Failed) => outdated.has(codeOf(failure)),
    isFull: (_, { failure }: Failed) => codeOf(failure) === 'basket.full',
    isSoldOut: ({ context }) => wantedNow(context)?.product.inStock !== true,
    isDearer: ({ context }) => (wantedNow(context)?.product.price ?? 0) > (context.wanted?.seenPriceInPence ?? 0),
  },
  actions: {
    storeAsked: assign((_, { asked }: { asked: Asked }) => ({ asked })),
    storePhone: assign((_, { phone }: { phone: Phone }) => ({ phone })),
    storeWanted: assign(({ context: { phone, asked } }) => {
      const product = phone && offerAt(phone, asked)?.product;
      return { wanted: product ? { sku: product.sku, seenPriceInPence: product.price } : null };
    }),
    acceptPrice: assign({
      wanted: ({ context }) => {
        const product = wantedNow(context)?.product;
        return product ? { sku: product.sku, seenPriceInPence: product.price } : null;
      },
    }),
    storeBasket: assign((_, { basket }: { basket: Basket }) => ({ basket })),
    forgetWanted: assign({ wanted: null, failure: null }),
    leaveWanted: assign({ wanted: null }),
    storeFailure: assign({ failure: (_, { failure }: Failed) => failure }),
    clearFailure: assign({ failure: null }),
  },
});

export const store = { type: 'storeFailure', params: failureOf } as const;
export const missing = { guard: { type: 'isMissing', params: failureOf }, target: '#viewPhone.phoneMissing' } as const;
export const bySlug = ({ context: { slug } }: { context: ViewPhoneContext }) => ({ slug });
export const storePhone = {
  type: 'storePhone',
  params: ({ event }: { event: { output: Phone } }) => ({ phone: event.output }),
} as const;
