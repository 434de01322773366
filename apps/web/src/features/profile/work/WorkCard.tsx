import { Anchor, Title, UnstyledButton } from '@mantine/core';
import { displayUrl } from '../../../lib/display-url.ts';
import { MoreText } from '../../../ui/MoreText.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { shownPicturesMessages } from '../../attachments/shown-pictures.messages.ts';
import classes from './Work.module.css';
import type { WorkSample } from '../profile.types.ts';

/** Longer descriptions are collapsed, so that the cards of a row are alike. */
const LONG = 180;

type Props = { work: WorkSample; onOpen: (address: string) => void };

/** One sample of a member's work: its picture, what it was, and where it can be seen. */
export function WorkCard({ work: { title, description, link, picture }, onOpen }: Props) {
  return (
    <>
      {picture && (
        <UnstyledButton
          className={classes.open ?? ''}
          aria-label={shownPicturesMessages.open(picture.alt || title, 1, 1)}
          onClick={() => onOpen(picture.address)}
        >
          <Picture
            src={picture.address}
            alt=""
            sizes="(max-width: 32em) 100vw, 360px"
            width={360}
            height={225}
            className={classes.picture}
          />
        </UnstyledButton>
      )}
      <div className={classes.words}>
        <Title order={3} size="h5" dir="auto">
          {title}
        </Title>
        {description && <MoreText text={description} long={LONG} />}
        {link && (
          <Anchor href={link} target="_blank" rel="noopener noreferrer nofollow ugc" size="sm" dir="ltr">
            {displayUrl(link)}
          </Anchor>
        )}
      </div>
    </>
  );
}
