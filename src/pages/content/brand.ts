import brandConfig from '../../../brand.json' with { type: 'json' };

type Brand = { readonly name: string; readonly slug: string };

/** The web host writes its settings into every page, the brand among them (server/pages.ts). */
function brandOfPage(): Brand | null {
  const written = typeof document === 'undefined' ? null : document.querySelector('#runtime-config')?.textContent;
  try {
    // The host's own words, by the contract of /api/config.
    return written ? ((JSON.parse(written) as { brand?: Brand }).brand ?? null) : null;
  } catch {
    return null;
  }
}

/**
 * The brand: what the host says (BRAND_NAME, BRAND_SLUG), else brand.json. Nothing else in the code knows its name
 * (SC-09). Pages that are built ahead carry placeholders (scripts/build/brand-placeholders.json), which the host fills.
 */
export const brand: Brand = brandOfPage() ?? brandConfig;
