import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import panel from '../side/panel.module.css';
import classes from './InspectorSearch.module.css';
import type { Hit, HitKind } from './search.types.ts';
import type { Searched } from './use-search.ts';

type InspectorSearchProps = {
  query: string;
  searched: Searched;
  onQuery: (query: string) => void;
  /** Something found is to be shown. */
  onGo: (hit: Hit) => void;
};

const kinds: Readonly<Record<HitKind, string>> = {
  state: 'State',
  words: 'Words',
  requirement: 'Requirement',
  event: 'Event',
  call: 'Call',
};

/** How an arrow key moves among so many; -1 is the box itself. */
const moves: Readonly<Record<string, (place: number, count: number) => number>> = {
  ArrowDown: (place, count) => (place + 1 >= count ? -1 : place + 1),
  ArrowUp: (place, count) => (place < 0 ? count - 1 : place - 1),
};

function saidOf(query: string, { found: { hits, total }, isAnswered, mistake }: Searched): string {
  if (query.trim() === '') return '';
  if (mistake !== null) return mistake;
  if (!isAnswered) return 'Looking …';
  if (total === 0)
    return `Nothing found for “${query.trim()}” in any journey. Look for a state, words on a page, an event, a call, or a requirement such as AU-10.`;
  return total > hits.length ? `${total} found, the first ${hits.length} are listed` : `${total} found`;
}

function Option({ hit, id, isActive, onGo }: { hit: Hit; id: string; isActive: boolean; onGo: () => void }) {
  const item = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // The box keeps the focus and hears the keys; what it is at is told to it by `aria-activedescendant`.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      ref={item}
      id={id}
      role="option"
      aria-selected={isActive}
      aria-disabled={hit.place === null || undefined}
      className={classes.one}
      tabIndex={-1}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onGo}
    >
      <span className={classes.kind}>{kinds[hit.kind]}</span> <span className={classes.name}>{hit.label}</span>{' '}
      <span className={classes.where}>{hit.where.join(' › ')}</span>{' '}
      {hit.note !== '' && <span className={classes.note}>{hit.note}</span>}
    </div>
  );
}

/** Finds states, words on screen, events, calls and requirements in all journeys; Enter goes to the first, or to the one chosen by the arrow keys. */
export function InspectorSearch({ query, searched, onQuery, onGo }: InspectorSearchProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [place, setPlace] = useState(-1);
  const { hits } = searched.found;
  const isAsked = query.trim() !== '';
  const isListed = isOpen && isAsked && hits.length > 0;
  const optionId = (at: number) => `${id}-${at}`;

  const open = (is: boolean) => {
    setIsOpen(is);
    setPlace(-1);
  };
  const go = (hit: Hit | undefined) => {
    if (!hit || hit.place === null) return;
    open(false);
    onGo(hit);
  };
  /** Whoever is quicker than the search goes to what it finds all the same. */
  const goToFirst = () =>
    void searched
      .answer()
      .then((found) => go(found.hits.find((hit) => hit.place !== null)))
      .catch(() => undefined);
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (move) {
      event.preventDefault();
      setIsOpen(true);
      setPlace(isListed ? move(place, hits.length) : 0);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (isListed && place >= 0) go(hits[place]);
      else goToFirst();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      if (isListed) open(false);
      else onQuery('');
    }
  };
  return (
    <form role="search" className={classes.search} onSubmit={(event) => event.preventDefault()}>
      <label htmlFor={id} className={`${panel.label} ${classes.label}`}>
        Find in all journeys
      </label>
      <input
        id={id}
        type="text"
        role="combobox"
        className={`${panel.box} ${classes.box}`}
        placeholder="A state, words, AU-10"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isListed}
        aria-controls={`${id}-found`}
        aria-activedescendant={isListed && place >= 0 ? optionId(place) : undefined}
        value={query}
        onChange={(event) => {
          open(true);
          onQuery(event.currentTarget.value);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => open(false)}
      />
      <p role="status" className={classes.count}>
        {saidOf(query, searched)}
      </p>
      <div id={`${id}-found`} role="listbox" aria-label="Found" className={classes.found} hidden={!isListed}>
        {isListed &&
          hits.map((hit, at) => (
            <Option
              key={[hit.kind, hit.label, ...hit.where, hit.note].join('\n')}
              hit={hit}
              id={optionId(at)}
              isActive={at === place}
              onGo={() => go(hit)}
            />
          ))}
      </div>
    </form>
  );
}
