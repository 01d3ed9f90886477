import { TextField } from './TextField.tsx';

type Words = Record<'line1' | 'line2' | 'city' | 'postcode', string>;

/** An address as it is typed, with what a browser may fill in. */
export const AddressFields = ({ words }: { words: Words }) => (
  <>
    <TextField name="line1" label={words.line1} autoComplete="address-line1" autoCapitalize="words" />
    <TextField name="line2" label={words.line2} autoComplete="address-line2" autoCapitalize="words" required={false} />
    <TextField name="city" label={words.city} autoComplete="address-level2" autoCapitalize="words" />
    <TextField name="postcode" label={words.postcode} autoComplete="postal-code" autoCapitalize="characters" short />
  </>
);
