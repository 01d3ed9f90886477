import { Button } from '../../../ui/Button/Button.tsx';
import { longDate } from '../../../ui/format/date.ts';
import { Modal } from '../../../ui/Modal/Modal.tsx';
import { SummaryList } from '../../../ui/SummaryList/SummaryList.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { customisePlanCopy } from '../customise-plan.copy.ts';
import type { selectCustomisePlan } from '../../../../machines/customise-plan/customise-plan.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';

const copy = customisePlanCopy.JourneySaved;

export function JourneySaved({ model, send }: ViewPropsOf<typeof selectCustomisePlan>) {
  const close = () => send({ type: 'ticket.closed' });
  const { ticket } = model;
  if (!ticket) return null;
  return (
    <Modal
      title={copy.title}
      onClose={close}
      footer={
        <Button variant="primary" wide onClick={close}>
          {copy.close}
        </Button>
      }
    >
      <Text>{copy.body}</Text>
      <SummaryList
        rows={[
          { term: copy.code, details: <strong>{ticket.code}</strong> },
          {
            term: copy.link,
            details: (
              <TextLink alone to={ticket.link}>
                {ticket.link}
              </TextLink>
            ),
          },
        ]}
      />
      <Text tone="soft">{copy.until(longDate(ticket.expiresAt))}</Text>
    </Modal>
  );
}
