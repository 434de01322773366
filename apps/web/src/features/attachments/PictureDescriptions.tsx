import { CloseButton, TextInput } from '@mantine/core';
import { ALT_MAX, type Attachment } from '@guildhall/api/files/attachments/attachments.schema';
import { smallestAddress } from '@guildhall/api/files/uploads/pictures.schema';
import classes from './AttachmentFields.module.css';
import { attachmentsMessages as messages } from './attachments.messages.ts';

type Props = {
  pictures: Attachment[];
  /** What they belong to; a post when absent. */
  label?: string;
  onChange: (pictures: Attachment[]) => void;
  /** Absent where the pictures stay. */
  onRemove?: (address: string) => void;
};

/** The pictures of what is being edited, each with its description. */
export function PictureDescriptions({ pictures, label = messages.shown, onChange, onRemove }: Props) {
  if (pictures.length === 0) return null;
  return (
    <ul className={classes.list} aria-label={label}>
      {pictures.map(({ address, alt }, index) => (
        <li key={address} className={classes.item}>
          <img src={smallestAddress(address)} alt="" className={classes.preview} />
          <TextInput
            className={classes.fields ?? ''}
            size="sm"
            aria-label={messages.alt(index + 1)}
            placeholder={messages.altHint}
            maxLength={ALT_MAX}
            value={alt}
            onChange={(event) => onChange(pictures.with(index, { address, alt: event.currentTarget.value }))}
          />
          {onRemove && (
            <CloseButton
              size="lg"
              aria-label={messages.remove(index + 1)}
              onClick={() => onRemove(address)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
