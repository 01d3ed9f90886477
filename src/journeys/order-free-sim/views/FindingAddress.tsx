import type { selectOrderFreeSim } from '../../../../machines/order-free-sim/order-free-sim.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Column } from '../../../ui/Column/Column.tsx';
import { AddressSearch } from '../../../ui/form/AddressSearch.tsx';
import { inWords } from '../../../ui/form/in-words.ts';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { freeSimRefusals, orderFreeSimCopy } from '../order-free-sim.copy.ts';

const copy = orderFreeSimCopy.FindingAddress;

/** Looks for the address to which the cards go. */
export const FindingAddress = ({ model, send, draft }: ViewPropsOf<typeof selectOrderFreeSim>) => (
  <Column>
    <PageTitle>{copy.title}</PageTitle>
    <PageHeading>{copy.heading}</PageHeading>
    <AddressSearch model={model} errors={inWords(model.errors, freeSimRefusals)} send={send} draft={draft} />
  </Column>
);
