import { benefitDetails } from '../content/benefits.ts';
import { Modal } from '../../ui/Modal/Modal.tsx';
import { LinkButton } from '../../ui/TextLink/LinkButton.tsx';
import classes from './BenefitDialog.module.css';

/** What a benefit means in full (MK-01). */
export function BenefitDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const details = benefitDetails.find((one) => one.id === id);
  if (!details) return null;
  return (
    <Modal
      title={details.title}
      onClose={onClose}
      footer={
        <LinkButton variant="primary" wide to="/postcode-checker">
          Check your address
        </LinkButton>
      }
    >
      <div className={classes.words}>
        {details.paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </Modal>
  );
}
