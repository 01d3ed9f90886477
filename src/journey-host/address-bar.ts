import type { Journey } from './journey.ts';

/** An entry of the tab's history: its place, as the router counts, its name, and its page. */
export type HistoryEntry = { index: number; key: string; path: string };

export type TabHistory = {
  /** The entry that the browser shows at this moment. */
  entry: () => HistoryEntry;
  /** Gives a page an entry of its own, or the one shown now; at once. */
  show: (path: string, replace: boolean) => void;
  /** Goes back or forward. The browser does that later, and tells. */
  go: (distance: number) => void;
  /** The site leads away from this page, to log in say: it is not the journey's to move. */
  isLeft: (path: string) => boolean;
  /** The document was opened by a link or by typing, neither reloaded nor gone back to. */
  isNewVisit: () => boolean;
};

/** So long nothing may move before the history is asked once more to go back (ms). */
const quietMs = 100;

/** So long a way back may take; after that it leads nowhere (ms). */
const patienceMs = 1000;

/**
 * Keeps the address bar and the journey together, the journey leading: it moves, the bar follows; Back, Forward, links
 * and deep links are asked of it first. Refused Back or Forward: the history goes back to where it was. Refused link or
 * deep link: the journey may look for what it takes; otherwise the furthest legal page takes the entry. After the
 * journey is over a link starts it anew, and every Back shows its end, so nobody is trapped.
 *
 * It is at rest, seeks a page, or returns from a refused one. It hears of every move when the browser makes it, and
 * never asks what is drawn: a page that is under way may never be.
 *
 * No machine: it has to answer within the browser's own event, by what journey and history say at that moment, and the
 * first pages have no room for another one. Its chart is in docs/decisions/002-address-bar.md.
 */
export function createAddressBar(journey: Journey, history: TabHistory) {
  /** The entry that the page answers to. */
  let answered: HistoryEntry | null = null;
  /** The page in the address bar, while the journey looks whether it can be shown. */
  let sought: string | null = null;
  /** The entry that was refused, while the history goes back from it. */
  let refused: HistoryEntry | null = null;
  /** The entry of the log-in, once who left for it is back: the page before it has one, so the next page takes this over. */
  let spare: HistoryEntry | null = null;
  let isAnswering = false;
  /** The journey's page that the address bar has heard of. */
  let heard = journey.screen().path;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isSame = (one: HistoryEntry | null) => {
    const { index, key } = history.entry();
    return one?.index === index && one.key === key;
  };

  /** A page that is not the journey's, or that the site leads away from, is the site's to move. */
  const isOurs = () => {
    const { path } = history.entry();
    return journey.owns(path) && !history.isLeft(path);
  };

  function show(path: string | null, replace: boolean) {
    if (path === null || !isOurs()) return;
    history.show(path, replace);
    answered = history.entry();
  }

  function refuse(wanted: string) {
    journey.refuse(wanted);
    show(journey.screen().path, true);
  }

  function stay() {
    if (!refused) return;
    refused = null;
    show(journey.screen().path, true);
    journeyMoved();
  }

  function later(work: () => void, ms: number) {
    clearTimeout(timer);
    timer = setTimeout(work, ms);
  }

  function goBack() {
    const distance = refused && answered ? answered.index - history.entry().index : 0;
    if (distance === 0) return stay();
    history.go(distance);
    // A link may have taken the place of the entry that it goes back to.
    later(stay, patienceMs);
  }

  function answerEntry(by: 'opening' | 'link' | 'walk', isPushed: boolean, isInPlace = false) {
    const before = answered;
    const entry = history.entry();
    answered = entry;
    refused = sought = spare = null;
    const { path, over } = journey.screen();
    const wanted = entry.path;
    if (!isOurs()) return;
    const isBackFromLogIn = journey.isBackFromLogIn(wanted);
    // Back to the page itself is no way from the log-in.
    if (isBackFromLogIn && isInPlace) spare = entry;
    if (path === wanted) return;
    // Meanwhile the journey has gone on from the page that it waited at.
    if (isBackFromLogIn && path !== null) return show(path, true);
    const isWalk = by === 'walk' && before !== null && before.index !== entry.index;
    if (over && (isPushed || (!isWalk && history.isNewVisit())) && journey.restartAt(wanted)) return;
    if (journey.canEnter(wanted)) return journey.enter(wanted);
    if (isWalk && !over) {
      answered = before;
      refused = entry;
      return goBack();
    }
    sought = wanted;
    if (journey.seek(wanted)) return;
    sought = null;
    refuse(wanted);
  }

  /** What the customer asks for comes before what the journey shows. */
  function answer(...entry: Parameters<typeof answerEntry>) {
    isAnswering = true;
    answerEntry(...entry);
    isAnswering = false;
    journeyMoved();
  }

  function linked() {
    if (isAnswering || isSame(answered) || isSame(refused)) return;
    answer('link', answered !== null && history.entry().index > answered.index);
  }

  function journeyMoved() {
    linked();
    const { path, replace, busy } = journey.screen();
    if (isAnswering || refused || path === null || history.isLeft(history.entry().path)) return;
    if (sought !== null) {
      const wanted = sought;
      const isThere = path === wanted;
      if (busy && !isThere && !journey.canEnter(wanted)) return;
      sought = null;
      heard = path;
      if (isThere) return;
      isAnswering = true;
      if (journey.canEnter(wanted)) journey.enter(wanted);
      else refuse(wanted);
      isAnswering = false;
    }
    if (path === heard) return;
    heard = path;
    if (path !== history.entry().path) show(path, replace || isSame(spare));
  }

  function walked() {
    if (!refused) return answer('walk', false);
    clearTimeout(timer);
    if (isSame(answered)) {
      refused = null;
      journeyMoved();
      return;
    }
    // The customer has pressed again: which of the moves comes last shows when nothing moves any more.
    refused = history.entry();
    later(goBack, quietMs);
  }

  return {
    /** The page comes up with the entry shown now; `isPushed`: by a link on the site; `isInPlace`: it has taken another page's entry over. */
    opened: (isPushed: boolean, isInPlace = false) => answer('opening', isPushed, isInPlace),
    /** A link may have been followed. */
    linked,
    /** The customer has gone back or forward. */
    walked,
    journeyMoved,
    /** The journey is off the page: nothing that waits may move what is shown then. */
    stop: () => clearTimeout(timer),
  };
}
