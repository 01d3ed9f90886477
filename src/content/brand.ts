import brandConfig from '../../brand.json' with { type: 'json' };

/** The brand, from its one configuration file. Nothing else in the code knows its name (SC-09). */
export const brand: { readonly name: string; readonly slug: string } = brandConfig;
