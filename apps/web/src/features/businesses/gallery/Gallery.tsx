import { Button, Group, Text, Title, UnstyledButton } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { useSearchParam } from '../../../lib/useSearchParam.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { shownPicturesMessages } from '../../attachments/shown-pictures.messages.ts';
import type { Business } from '../businesses.types.ts';
import classes from './Gallery.module.css';
import { galleryMessages as messages } from './gallery.messages.ts';

const Lightbox = lazyChunk(() =>
  import('../../attachments/Lightbox.tsx').then((module) => ({ default: module.Lightbox })),
);
const GalleryEditor = lazyChunk(() =>
  import('./GalleryEditor.tsx').then((module) => ({ default: module.GalleryEditor })),
);

/** The photos of a business, each of which opens in the lightbox; its owner edits them here. */
export function Gallery({ business }: { business: Business }) {
  const { images, can } = business;
  const [opened, setOpened] = useState<number | null>(null);
  // In the address, so that the next steps of the page can lead here.
  const editing = useSearchParam('photos');
  const isEditing = can.edit && editing.value === 'edit';
  if (images.length === 0 && !can.edit) return null;
  return (
    <section aria-labelledby="gallery">
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h4" id="gallery">
          {messages.title}
        </Title>
        {can.edit && (
          <Button
            variant="default"
            size="sm"
            leftSection={<IconPhoto size={16} aria-hidden />}
            onClick={() => editing.set('edit')}
          >
            {images.length === 0 ? messages.add : messages.edit}
          </Button>
        )}
      </Group>
      {images.length === 0 && <Text c="dimmed">{messages.empty}</Text>}
      <ul className={classes.grid}>
        {images.map(({ address, alt }, index) => (
          <li key={address}>
            <UnstyledButton
              className={classes.button}
              aria-label={shownPicturesMessages.open(alt, index + 1, images.length)}
              onClick={() => setOpened(index)}
            >
              <Picture
                src={address}
                alt=""
                sizes="(max-width: 48em) 45vw, 220px"
                width={220}
                height={165}
                className={classes.picture}
              />
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <Suspense>
        {opened !== null && <Lightbox pictures={images} startsAt={opened} onClose={() => setOpened(null)} />}
        {isEditing && <GalleryEditor business={business} onClose={editing.clear} />}
      </Suspense>
    </section>
  );
}
