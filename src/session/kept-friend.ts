/** How long the code of a friend's link is kept in a browser whose customer agrees to it: as long as a link lasts (days). */
export const FRIEND_DAYS = 90;

const DAY_MS = 86_400_000;

/** In localStorage, with consent group C0003 alone: `left-by.ts` has it go when that is withdrawn. The first script looks for it, too. */
const longKey = 'friend-link';

/** What a code can be; anything else in the address is nobody's. */
const codeShape = /^[\w -]{1,40}$/;

export type KeptFriend = { code: () => string | undefined; forget: () => void };

function read(store: () => Storage, key: string): string | null {
  try {
    return store().getItem(key);
  } catch {
    // A browser that forbids the storage has nothing in it.
    return null;
  }
}

function write(store: () => Storage, key: string, value: string | null): void {
  try {
    if (value === null) store().removeItem(key);
    else store().setItem(key, value);
  } catch {
    // Full or forbidden: the code lives as long as the other store keeps it.
  }
}

const tab = () => sessionStorage;
const browser = () => localStorage;

/** The code that this browser keeps for longer; undefined where there is none, where it is too old, and where somebody else wrote there. */
function keptLonger(now: number): string | undefined {
  const [, since, code] = /^(\d+) (.+)$/.exec(read(browser, longKey) ?? '') ?? [];
  if (code === undefined) return undefined;
  if (now - Number(since) <= FRIEND_DAYS * DAY_MS) return code;
  write(browser, longKey, null);
  return undefined;
}

/**
 * The code of the friend's link with which somebody has come (MK-06). The first script of the page (`scripts/build/first-script.ts`) takes it out of the
 * address and keeps it for the tab; with consent it is kept for 90 days. `slug` begins the names of what the site's journeys keep.
 */
export function keptFriend(slug: string, now: () => number = Date.now) {
  const tabKey = `${slug}.friend`;
  return {
    /** The newest one; undefined where nobody has sent them. */
    code(): string | undefined {
      const code = read(tab, tabKey) ?? keptLonger(now());
      return code !== undefined && codeShape.test(code) ? code : undefined;
    },
    /** Who has joined needs it no more. */
    forget(): void {
      write(tab, tabKey, null);
      write(browser, longKey, null);
    },
    /** Keeps the code of this tab for longer, from now on; belongs where C0003 is granted. Nothing where that one is kept already. */
    keepLonger(): void {
      const code = read(tab, tabKey);
      if (code !== null && codeShape.test(code) && keptLonger(now()) !== code)
        write(browser, longKey, `${now()} ${code}`);
    },
  } satisfies KeptFriend & { keepLonger: () => void };
}
