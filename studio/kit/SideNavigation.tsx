import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { FormContext } from '../../src/ui/form/form-context.ts';
import { TextField } from '../../src/ui/form/TextField.tsx';
import { AnyLink } from '../../src/ui/TextLink/AnyLink.tsx';
import { galleryPath, groups, pathOf, type Entry } from './entry.ts';
import { findEntries } from './find-entries.ts';
import classes from './SideNavigation.module.css';

type SideNavigationProps = {
  entries: readonly Entry[];
  /** The slug of the page that is shown. */
  current: string | undefined;
  /** Goes along, so that the colours stay. */
  search: string;
  /** A page has been chosen. */
  onGo: () => void;
};

const form = { name: 'gallery', errors: {}, values: {} };

/** All pages by group, and a search through them; Enter goes to the first that is found. */
export function SideNavigation({ entries, current, search, onGo }: SideNavigationProps) {
  const id = useId();
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    if (current === undefined) return;
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [current]);
  const found = findEntries(entries, query);
  const [first] = found;

  const filter = (event: FormEvent<HTMLFormElement>) => {
    const typed = new FormData(event.currentTarget).get('find');
    setQuery(typeof typed === 'string' ? typed : '');
  };
  const goToFirst = (event: FormEvent) => {
    event.preventDefault();
    if (!first || query.trim() === '') return;
    onGo();
    void navigate(`${pathOf(first)}${search}`);
  };
  const link = (to: string, name: string, slug: string | undefined) => (
    <AnyLink
      className={classes.link}
      to={`${to}${search}`}
      aria-current={slug === current ? 'page' : undefined}
      onClick={onGo}
    >
      {name}
    </AnyLink>
  );

  return (
    <div className={classes.side}>
      <FormContext value={form}>
        <form role="search" onInput={filter} onSubmit={goToFirst}>
          <TextField
            name="find"
            label="Find"
            type="search"
            description="A name, a word, a checklist row"
            required={false}
            hideOptional
            autoComplete="off"
          />
        </form>
      </FormContext>
      <p role="status" className={classes.count}>
        {query.trim() !== '' && (found.length === 0 ? 'Nothing found' : `${found.length} of ${entries.length} pages`)}
      </p>
      <nav ref={list} aria-label="The kit">
        {link(galleryPath, 'Overview', undefined)}
        {groups.map((group, index) => {
          const inGroup = found.filter((entry) => entry.group === group);
          if (inGroup.length === 0) return null;
          return (
            <div key={group} className={classes.group}>
              <p id={`${id}-${index}`} className={classes.title}>
                {group}
              </p>
              <ul aria-labelledby={`${id}-${index}`} className={classes.links}>
                {inGroup.map((entry) => (
                  <li key={entry.slug}>{link(pathOf(entry), entry.name, entry.slug)}</li>
                ))}
              </ul>
            </div>
          );
        })}
      </nav>
    </div>
  );
}
