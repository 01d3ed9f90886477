import { thisTab } from '../bridge/this-tab.ts';
import { isInspector } from '../live/standing.ts';
import type { Inspector } from '../page/use-inspector.ts';
import { LabelledSelect } from './LabelledSelect.tsx';
import { pageName } from './page-name.ts';
import { timeWords } from './told-words.ts';

type PageChoiceProps = { inspector: Pick<Inspector, 'inspection' | 'entries' | 'app' | 'tab' | 'choose'> };

/**
 * Which page all of this is about, and another one to choose where several are open. Until one is chosen it is the one in which
 * something happened last.
 */
export function PageChoice({ inspector: { inspection, entries, app, tab, choose } }: PageChoiceProps) {
  const pages = [...inspection.values()].filter((one) => one === app || !isInspector(one));
  const names = pages.map((page) => pageName(page, entries));
  const isChosen = tab !== null && inspection.has(tab);
  if (!app) return null;
  return (
    <div>
      <LabelledSelect
        label="The page that is looked at"
        value={isChosen ? tab : ''}
        onChoose={(next) => choose({ tab: next === '' ? null : next, at: null, actorId: null })}
      >
        <option value="">Where something happened last: {pageName(app, entries)}</option>
        {pages.map((page, place) => {
          const name = names[place] ?? '';
          const isTwice = names.indexOf(name) !== names.lastIndexOf(name);
          const [first] = page.told;
          return (
            <option key={page.tab} value={page.tab}>
              {name}
              {isTwice && first && ` · since ${timeWords(first.at)}`}
              {page.tab === thisTab && ' · this page'}
              {!page.isHere && ' · closed'}
            </option>
          );
        })}
      </LabelledSelect>
    </div>
  );
}
