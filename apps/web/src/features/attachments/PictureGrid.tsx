import { UnstyledButton } from '@mantine/core';
import type { Attachment } from '@guildhall/api/files/attachments/attachments.schema';
import { pictureFacts } from '@guildhall/api/files/uploads/pictures.schema';
import { Suspense, useState } from 'react';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { Picture } from '../../ui/Picture.tsx';
import classes from './PictureGrid.module.css';
import { shownPicturesMessages as messages } from './shown-pictures.messages.ts';

const Lightbox = lazyChunk(() => import('./Lightbox.tsx').then((module) => ({ default: module.Lightbox })));

/** A picture alone is neither a thin strip nor higher than a screen. */
const RATIOS = { lowest: 4 / 5, highest: 2.4 };

/** One to four pictures; each opens in the lightbox. */
export function PictureGrid({ pictures }: { pictures: Attachment[] }) {
  const [opened, setOpened] = useState<number | null>(null);
  const [first] = pictures;
  if (!first) return null;
  const isAlone = pictures.length === 1;
  return (
    <>
      <ul
        className={classes.grid}
        data-count={pictures.length}
        {...(isAlone && { style: { aspectRatio: ratioOf(first) } })}
      >
        {pictures.map(({ address, alt }, index) => (
          <li key={address} className={classes.cell}>
            <UnstyledButton
              className={classes.button}
              aria-label={messages.open(alt, index + 1, pictures.length)}
              onClick={() => setOpened(index)}
            >
              <Picture
                src={address}
                alt=""
                sizes={isAlone ? '(max-width: 48em) 100vw, 620px' : '(max-width: 48em) 50vw, 310px'}
                width={620}
                height={465}
                className={classes.picture}
              />
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <Suspense>
        {opened !== null && (
          <Lightbox pictures={pictures} startsAt={opened} onClose={() => setOpened(null)} />
        )}
      </Suspense>
    </>
  );
}

function ratioOf({ address }: Attachment): number {
  const facts = pictureFacts(address);
  const ratio = facts ? facts.width / facts.height : 4 / 3;
  return Math.min(Math.max(ratio, RATIOS.lowest), RATIOS.highest);
}
