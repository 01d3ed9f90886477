import { expect, type Page } from '@playwright/test';
import { stayed, type Standing } from '../../../studio/coverage/standing.ts';
import { isGallery } from '../../../studio/state-gallery/gallery-folders.ts';
import { expectContrast, expectNoBarriers } from './axe.ts';
import { lookedIn, templateOf, type Looked } from './looked.ts';
import type { MachineWatch } from './machine-watch.ts';

/** `npm run audit:a11y` looks at every view in both colours, narrow and wide; `npm test` in one way, by turns. */
const isAudit = process.env['AUDIT'] === 'a11y';
const auditWidths = [320, 1280];

/** What stands around most pages, and costs as much to look at as they do. */
const shellParts = ['body > #root header', 'body > #root footer'];

export type View = ReturnType<typeof viewOf>;

/** What a customer meets at every new view: its heading, read out, and no barrier, in light and dark by turns. */
export function viewOf(
  page: Page,
  project: string,
  startsDark: boolean,
  /** Told of which states axe has looked at. */
  machines?: Pick<MachineWatch, 'standing' | 'noteLook'>,
  looked: Looked = lookedIn(),
) {
  let isDark = startsDark;
  /** States that stood where another test looked. */
  const lookedAtByOthers: { what: string; states: Standing }[] = [];

  async function changeColours(): Promise<string> {
    isDark = !isDark;
    const colorScheme = isDark ? 'dark' : 'light';
    await page.emulateMedia({ colorScheme });
    return colorScheme;
  }

  async function lookNow(where: string): Promise<void> {
    if (isGallery) return;
    const colours = await changeColours();
    const { isTooWide, isCovered, shell } = await page.evaluate(
      (parts) => ({
        isTooWide: document.documentElement.scrollWidth > window.innerWidth,
        isCovered: document.querySelector('dialog[open], [role=dialog]') !== null,
        shell: parts.map((part) => document.querySelector(part)?.outerHTML ?? '').join(),
      }),
      shellParts,
    );
    expect(isTooWide, `"${where}" is wider than the screen`).toBe(false);
    const size = page.viewportSize();
    const ways = `${project} ${colours} ${size?.width} × ${size?.height}`;
    const shellKey = `shell ${ways} ${shell}`;
    const viewKey = `view ${ways} ${await templateOf(page)}`;
    const before = machines?.standing() ?? new Map();
    const lookAtAll = async () => {
      const but = looked.outcomeOf(shellKey) === 'clean' ? shellParts : [];
      await expectNoBarriers(page, `${where}, ${colours}`, but);
      // Under a dialog nobody can tell its contrast.
      if (!isCovered) looked.note(shellKey, 'clean');
    };
    try {
      await (isAudit ? lookAtAll() : looked.once(viewKey, lookAtAll));
    } catch (error) {
      machines?.noteLook(before, 'barriers');
      throw error;
    }
    const states = stayed(before, machines?.standing() ?? new Map());
    if (isAudit || looked.outcomeOf(viewKey) === 'clean') machines?.noteLook(states, 'clean');
    else lookedAtByOthers.push({ what: viewKey, states });
  }

  async function look(where: string): Promise<void> {
    await lookNow(where);
    if (!isAudit) return;
    await expectContrast(page, `${where}, ${await changeColours()}`);
    const before = page.viewportSize();
    for (const width of auditWidths) {
      await page.setViewportSize({ width, height: before?.height ?? 800 });
      await lookNow(`${where}, ${width} px wide`);
    }
    if (before) await page.setViewportSize(before);
  }

  const lookOnce = (where: string): Promise<void> => looked.once(`name ${project} ${where}`, () => look(where));

  return {
    /** A page has come up in the course of the journey: its heading has the focus. */
    async shows(heading: string): Promise<void> {
      const h1 = page.getByRole('heading', { level: 1 });
      await expect(h1).toHaveText(heading);
      await expect(h1).toBeFocused();
      await lookOnce(heading);
    },
    /** The first page of a visit: the focus is left at its start, for the skip link. */
    async opensWith(heading: string): Promise<void> {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await lookOnce(heading);
    },
    /** A dialog has opened over the page and has the focus. */
    async showsDialog(title: string): Promise<void> {
      const dialog = page.getByRole('dialog', { name: title });
      await expect(dialog).toBeVisible();
      await expect(dialog.locator(':focus')).toBeVisible();
      await lookOnce(title);
    },
    /** The same view in another condition, such as with refused fields. */
    hasNoBarriers: look,
    /** A view that comes up in many tests, with other words in it. */
    hasNoBarriersOnce: lookOnce,
    /** At the end of a test: what others, who were still looking, have found by now. */
    noteLooksOfOthers(): void {
      for (const { what, states } of lookedAtByOthers) {
        const outcome = looked.outcomeOf(what);
        if (outcome === 'clean' || outcome === 'barriers') machines?.noteLook(states, outcome);
      }
    },
    /** The heading alone, where the view has been looked at before. */
    async isAt(heading: string): Promise<void> {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    },
  };
}
