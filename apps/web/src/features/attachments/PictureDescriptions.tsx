import { TextInput } from '@mantine/core';
import { ALT_MAX, type Attachment } from '@guildhall/api/files/attachments/attachments.schema';
import { smallestAddress } from '@guildhall/api/files/uploads/pictures.schema';
import classes from './AttachmentFields.module.css';
import { attachmentsMessages as messages } from './attachments.messages.ts';

type Props = { pictures: Attachment[]; onChange: (pictures: Attachment[]) => void };

/** The pictures of a post that is being edited, each with its description. */
export function PictureDescriptions({ pictures, onChange }: Props) {
  if (pictures.length === 0) return null;
  return (
    <ul className={classes.list} aria-label={messages.shown}>
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
        </li>
      ))}
    </ul>
  );
}
