/** Where something goes, as its customer said it. */
interface Postal {
  line1: string;
  line2?: string;
  city: string;
  postcode: string;
}

/** In one line. */
export const addressInWords = ({ line1, line2, city, postcode }: Postal): string =>
  [line1, line2, city, postcode].filter(Boolean).join(', ');

/** Who gets something and where, as a partner is told. */
export function addressee(
  { firstName, lastName }: { firstName: string; lastName: string },
  { line1, line2, city, postcode }: Postal,
) {
  const lines = [line1, line2, city].filter((line) => line !== undefined);
  return { firstName, lastName, address: { lines, postcode } };
}
