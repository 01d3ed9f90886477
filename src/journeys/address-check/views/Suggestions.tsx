import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/Button/Button.tsx';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { PressRow } from '../../../ui/PressRow/PressRow.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import type { selectAddressCheck } from '../../../../machines/address-check/address-check.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { suggestionsCopy as copy } from '../address-check.suggestions.copy.ts';
import { highlighted } from '../highlighted.ts';
import classes from './Suggestions.module.css';

type SuggestionsProps = Pick<ViewPropsOf<typeof selectAddressCheck>, 'model' | 'send'>;

/**
 * The pressed button goes away with its list. The panel has the focus until there is a new list, whose first row takes
 * it then, or else the way on: nobody who types in the box loses their place.
 */
function useFocusOfList() {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = panel;
    if (current !== null && document.activeElement === current)
      (current.querySelector<HTMLElement>('li button') ?? current.querySelector('button'))?.focus();
  });
  return panel;
}

/** What matches the text: homes to pick, and streets or buildings to open (AD-08). A postcode has all its homes in one list. */
export function Suggestions({ model, send }: SuggestionsProps) {
  const { search, suggestions, container, postcode, areHomesListed } = model;
  const panel = useFocusOfList();
  const press = (event: Parameters<typeof send>[0]) => {
    panel.current?.focus({ preventScroll: true });
    send(event);
  };
  return (
    <div ref={panel} tabIndex={-1} className={classes.panel}>
      {container !== null && (search === 'suggesting' || search === 'nothingFound') && (
        <Button variant="link" onClick={() => press({ type: 'container.closed' })}>
          <span className={classes.back}>
            <Icon name="arrow-left" size={24} />
            {copy.back}
          </span>
        </Button>
      )}
      {/* Behind the list to the eye; by keyboard and ear nobody has to go through a hundred homes to get there. */}
      {search === 'suggesting' && areHomesListed && (
        <div className={classes.behind}>
          <Button variant="link" onClick={() => send({ type: 'manualEntry.requested' })}>
            {copy.notListed}
          </Button>
        </div>
      )}
      {search === 'suggesting' && (
        <ul
          className={classes.list}
          data-homes={areHomesListed}
          aria-label={areHomesListed ? copy.homes(postcode) : (container ?? copy.list)}
        >
          {suggestions.map((suggestion) => (
            <li key={suggestion.id}>
              <PressRow
                isLast={!areHomesListed && suggestion.type === 'Address'}
                onPress={() => press({ type: 'suggestion.chosen', suggestion })}
              >
                {/* Where all of them are homes a sign says nothing. */}
                {!areHomesListed && <Icon name={suggestion.type === 'Address' ? 'home' : 'pin'} size={24} />}
                <span className={classes.words}>
                  <span className={classes.text}>
                    {highlighted(suggestion.text, suggestion.highlight).map((part, at) =>
                      // The parts have no names; they stay where they are.
                      // oxlint-disable-next-line react/no-array-index-key
                      part.isMatch ? <mark key={at}>{part.text}</mark> : part.text,
                    )}
                  </span>
                  {!areHomesListed && <span className={classes.description}>{suggestion.description}</span>}
                </span>
              </PressRow>
            </li>
          ))}
        </ul>
      )}
      {search === 'failed' && (
        <Alert kind="error" weight="minor">
          {copy.failed}{' '}
          <Button variant="link" onClick={() => press({ type: 'retry.requested' })}>
            {copy.failedAction}
          </Button>
        </Alert>
      )}
    </div>
  );
}

/** How many results there are, for a live region that is there before. */
export function SearchNews({ model, send }: SuggestionsProps) {
  const { search, suggestions, postcode, areHomesListed } = model;
  if (search === 'suggesting')
    return areHomesListed ? (
      <>
        <Text type="loud-bold">{copy.foundHomes(suggestions.length, postcode)}</Text>
        <Text tone="soft">{copy.pick}</Text>
      </>
    ) : (
      <Text tone="soft">
        {copy.found(
          suggestions.length,
          suggestions.every(({ type }) => type === 'Address'),
        )}
      </Text>
    );
  if (search !== 'nothingFound') return null;
  return (
    <Text>
      {copy.nothingFound}{' '}
      <Button variant="link" onClick={() => send({ type: 'manualEntry.requested' })}>
        {copy.nothingFoundLink}
      </Button>
    </Text>
  );
}
