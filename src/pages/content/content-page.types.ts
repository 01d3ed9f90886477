import type { scenes } from '../../ui/art/scenes.ts';

/** Words for people. A link in them is written `[label](/path)`. */
export type Words = string;

type Tone = 'pink' | 'yellow' | 'turquoise' | 'olive';

/** The picture beside a page's heading. */
type SceneName = keyof typeof scenes;

type Action = { label: string; to: string };

/** Something on sale, with the way to buy it. */
export type Offer = {
  name: string;
  /** For whom it is. */
  suits: string;
  /** Of the one that is recommended: its way is the page's main one. */
  mark?: string;
  price: string;
  per: string;
  facts: readonly { term: string; details: string }[];
  way: Action;
};

/** One piece of a page; its only key says what it is. */
export type Block =
  | { text: Words }
  | { list: readonly Words[] }
  | { steps: readonly { title: string; text: Words }[] }
  | { questions: readonly { question: string; answer: readonly Words[] }[] }
  /** `areAmounts`: of figures, which stand at the edge by which they are compared. */
  | { table: { caption: string; head: readonly string[]; rows: readonly (readonly string[])[]; areAmounts?: true } }
  | { facts: readonly { term: string; details: Words }[] }
  | { cards: readonly { title: string; text: string; to: string }[] }
  | { offers: readonly Offer[] }
  | { figures: readonly { value: string; label: string }[] }
  | { note: { title: string; text: Words } }
  /** The first one is the main one. */
  | { actions: readonly Action[] };

export type Section = {
  /** What an address can point to: `/help/billing#first-bill`. */
  id?: string;
  heading?: string;
  blocks: readonly Block[];
};

/** A page of words. What it says is data; how it looks is src/pages/content-page. */
export type ContentPage = {
  /** Of the browser's tab, without the brand. */
  title: string;
  /** For search engines and previews: 50 to 160 characters. */
  description: string;
  heading: string;
  intro: Words;
  tone: Tone;
  scene: SceneName;
  /** The page above this one. */
  parent?: Action;
  /** Of an article. `on`: YYYY-MM-DD. */
  published?: { on: string; by: string };
  sections: readonly Section[];
};
