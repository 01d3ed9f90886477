export type BuiltPage = {
  /** The path whose words the page carries. */
  path: string;
  /** Its name in the built site. */
  file: string;
  /** Whose code it is drawn with, beside the entry's. */
  modules: readonly string[];
  /** Stands in for every page that is not built ahead: header and footer only. */
  shell?: true;
};

/** What a page is made of in the built site; paths below it. */
export type PageFiles = {
  page: BuiltPage;
  entry: string;
  /** Run before the entry, in a turn of its own. */
  first: string;
  scripts: string[];
  styles: string[];
};

/** The pages that people arrive at, whose words are in the HTML. */
export const builtPages: readonly BuiltPage[] = [
  { path: '/', file: 'index.html', modules: ['src/pages/home/Home.tsx'] },
  {
    path: '/postcode-checker',
    file: 'postcode-checker.html',
    modules: ['src/app/order.ts', 'src/journeys/address-check/views/EnteringAddress.tsx'],
  },
  // While it is looked up who is here, a page for members shows nothing of itself.
  { path: '/dashboard', file: 'app.html', modules: [], shell: true },
];
