import type { FillBasketModel, selectFillBasket } from '../../../../machines/fill-basket/fill-basket.selectors.ts';
import { paths } from '../../../../machines/shared/paths.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { basketNews as copy, refusalWords } from '../fill-basket.copy.ts';

type Props = {
  model: Pick<FillBasketModel, 'takenOut' | 'refused' | 'isNotMade' | 'isBusy'>;
  send: ViewPropsOf<typeof selectFillBasket>['send'];
};

/** What came of the last change: that something was taken out, or why it was not made, and the way on. */
export function BasketNews({ model: { takenOut, refused, isNotMade, isBusy }, send }: Props) {
  return (
    <>
      {isNotMade && (
        <Alert kind="error">
          <p>{copy.notMade}</p>
          <Button small variant="link" onClick={() => send({ type: 'retry.requested' })}>
            {copy.retry}
          </Button>
        </Alert>
      )}
      {refused && (
        <Alert kind="warning">
          <p>{refusalWords(refused)}</p>
          {refused.refusal === 'dearer' && (
            <TextLink alone to={`${paths.phones}/${refused.slug}`}>
              {copy.look}
            </TextLink>
          )}
        </Alert>
      )}
      {takenOut && (
        <Alert kind="info">
          <p>{copy.takenOut(takenOut.name)}</p>
          <Button small variant="link" loading={isBusy} onClick={() => send({ type: 'undo.requested' })}>
            {copy.undo}
          </Button>
        </Alert>
      )}
    </>
  );
}
