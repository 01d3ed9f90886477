import type { Dependencies } from '../dependencies.ts';

/** The headers of a file that is one member's own; `name` comes after the brand's in its name. */
export const privateFile = (
  { brandSlug }: Pick<Dependencies['env'], 'brandSlug'>,
  name: string,
  how: 'inline' | 'attachment' = 'inline',
) => ({
  'content-disposition': `${how}; filename="${brandSlug}-${name}"`,
  // Somebody else may use the browser after this customer has logged out.
  'cache-control': 'no-store',
});
