import { useEffect, useRef, useState } from 'react';
import { findProviders } from '../../../../machines/switch-provider/provider-search.rules.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PressRow } from '../../../ui/PressRow/PressRow.tsx';
import { SelectList } from '../../../ui/SelectList/SelectList.tsx';
import { StepAction } from '../../../ui/SummaryFooter/StepAction.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { draftAbout } from '../../../ui/form/draft-about.ts';
import { switchProviderCopy } from '../switch-provider.copy.ts';
import type { selectSwitchProvider } from '../../../../machines/switch-provider/switch-provider.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import classes from './parts.module.css';
import { WithoutSwitching } from './WithoutSwitching.tsx';

const copy = switchProviderCopy.ChoosingProvider;
const form = 'provider-search';

/** So many are in sight at once: each is a row to press. */
const FEW = 6;

const focusList = (box: HTMLElement | null) => box?.querySelector<HTMLElement>('[role="listbox"], button')?.focus();

/**
 * About 300 names, of which a customer looks for one: the list comes with the first letter, narrows with every other one
 * and forgives slips (SW-02). The last few are rows to press, in place of a box that scrolls. Who would rather look
 * through all of them asks for it.
 */
export function ChoosingProvider({ model, send, draft: everTyped }: ViewPropsOf<typeof selectSwitchProvider>) {
  const isLoading = model.busy === 'loadingProviders';
  const draft = draftAbout(everTyped, model.providerName);
  const [typed, setTyped] = useState(draft.values['currentProvider'] ?? '');
  const [isWhole, setIsWhole] = useState(false);
  const isListed = isWhole || typed.trim() !== '';
  const found = isListed ? findProviders(model.providers, typed) : [];
  const [only] = found;
  const areFew = typed.trim() !== '' && found.length <= FEW;
  const list = useRef<HTMLDivElement>(null);
  const goToList = () => (isListed ? focusList(list.current) : setIsWhole(true));
  // What asked for it has gone, or is the field that it is left by.
  useEffect(() => {
    if (isWhole) focusList(list.current);
  }, [isWhole]);
  const choose = (providerId: string) => send({ type: 'provider.chosen', providerId });
  return (
    <Column>
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading intro={<p>{copy.intro}</p>}>{copy.heading}</PageHeading>
      <StepAction form={form} label={copy.find} busy={isLoading}>
        {isLoading ? (
          <Skeleton shape="rows" label={copy.loading} />
        ) : (
          <div className={classes.search}>
            {/* The keys come from the field in it. */}
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
            <form
              name={form}
              role="search"
              className={classes.box}
              onSubmit={(event) => {
                event.preventDefault();
                if (only && found.length === 1) choose(only.id);
                // Nobody is called so: the field is where it can be put right.
                else if (isListed && !only) event.currentTarget.querySelector('input')?.focus();
                else goToList();
              }}
              onInput={({ target }) => {
                if (!(target instanceof HTMLInputElement)) return;
                setTyped(target.value);
                draft.keep({ currentProvider: target.value });
              }}
              onKeyDown={(event) => {
                if (event.key !== 'ArrowDown') return;
                event.preventDefault();
                goToList();
              }}
            >
              <TextField
                name="currentProvider"
                label={copy.search}
                description={copy.searchHint}
                initial={typed}
                type="search"
                autoComplete="off"
              />
              <Button type="submit" variant={found.length > 0 ? 'standard' : 'primary'}>
                {copy.find}
              </Button>
            </form>
            <div className={classes.news}>
              <div aria-live="polite">
                {isListed && (
                  <Text tone="soft">{found.length === 0 ? copy.nothing(typed.trim()) : copy.count(found.length)}</Text>
                )}
              </div>
            </div>
            <div ref={list}>
              {areFew && found.length > 0 && (
                <ul className={classes.rows} aria-label={copy.list}>
                  {found.map(({ id, name }) => (
                    <li key={id}>
                      <PressRow onPress={() => choose(id)}>{name}</PressRow>
                    </li>
                  ))}
                </ul>
              )}
              {!areFew && found.length > 0 && (
                <SelectList
                  label={copy.list}
                  options={found.map(({ id, name }) => ({ value: id, label: name }))}
                  onSelect={choose}
                />
              )}
            </div>
            <div className={classes.links}>
              {!isListed && (
                <Button variant="link" small onClick={goToList}>
                  {copy.all(model.providers.length)}
                </Button>
              )}
              <Button variant="link" small onClick={() => send({ type: 'provider.missed' })}>
                {copy.missed}
              </Button>
            </div>
            <WithoutSwitching send={send} />
          </div>
        )}
      </StepAction>
    </Column>
  );
}
