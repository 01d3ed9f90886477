import type { selectCheckOut } from '../../../../machines/check-out/check-out.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { ParcelHome } from '../../../ui/art/ParcelHome.tsx';
import { AddressSearch } from '../../../ui/form/AddressSearch.tsx';
import { inWords } from '../../../ui/form/in-words.ts';
import { checkOutCopy, checkOutRefusals } from '../check-out.copy.ts';
import { Asking } from './Asking.tsx';

const copy = checkOutCopy.FindingAddress;

/** Looks for the address by a postcode or what stands in it. */
export const FindingAddress = ({ model, send, draft }: ViewPropsOf<typeof selectCheckOut>) => (
  <Asking words={copy} at="address" model={model} intro={copy.intro} picture={<ParcelHome />}>
    <AddressSearch model={model} errors={inWords(model.errors, checkOutRefusals)} send={send} draft={draft} />
  </Asking>
);
