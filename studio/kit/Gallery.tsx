import { startTransition, useOptimistic, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { NotFound } from '../../src/pages/NotFound.tsx';
import { Button } from '../../src/ui/Button/Button.tsx';
import { Choice } from './Choice.tsx';
import { entries } from './entries.ts';
import { EntryPage } from './EntryPage.tsx';
import classes from './Gallery.module.css';
import { Overview } from './Overview.tsx';
import { SideNavigation } from './SideNavigation.tsx';
import { schemeIn, searchWith, useScheme, type SchemeChoice } from './use-scheme.ts';

const schemes: Record<SchemeChoice, string> = { device: 'Device', light: 'Light', dark: 'Dark' };

/** The living gallery of the kit at /ui, for designers, testers and whoever builds a page. */
export function Gallery() {
  const { page } = useParams();
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const [isListOpen, setListOpen] = useState(false);
  // The address follows when it can; what was chosen is shown at once.
  const [scheme, showScheme] = useOptimistic(schemeIn(search));
  useScheme(scheme);
  const chooseScheme = (choice: SchemeChoice) =>
    startTransition(() => {
      showScheme(choice);
      void navigate({ search: searchWith(search, choice), hash }, { replace: true });
    });
  const entry = entries.find(({ slug }) => slug === page);
  if (page !== undefined && !entry) return <NotFound />;
  return (
    <div className={classes.gallery}>
      <div className={classes.side}>
        <div className={classes.tools}>
          <Choice label="Colours" options={schemes} value={scheme} onChange={chooseScheme} />
          <div className={classes.opener}>
            <Button
              small
              wide
              aria-expanded={isListOpen}
              aria-controls="gallery-list"
              onClick={() => setListOpen(!isListOpen)}
            >
              {isListOpen ? 'Hide the list' : 'Find a component'}
            </Button>
          </div>
        </div>
        <div id="gallery-list" className={classes.list} data-open={isListOpen || undefined}>
          <SideNavigation entries={entries} current={page} search={search} onGo={() => setListOpen(false)} />
        </div>
      </div>
      <div className={classes.page}>
        {entry ? <EntryPage key={entry.slug} entry={entry} entries={entries} /> : <Overview entries={entries} />}
      </div>
    </div>
  );
}
