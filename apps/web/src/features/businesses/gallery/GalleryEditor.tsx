import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { GALLERY_MAX } from '@guildhall/api/directory/businesses/gallery.schema';
import { commonMessages } from '../../../lib/common.messages.ts';
import { showEditConflict } from '../../../lib/edit-conflict.ts';
import { showError } from '../../../lib/show-error.ts';
import { toast } from '../../../lib/toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useDraft } from '../../../lib/useDraft.ts';
import { DraftNote } from '../../../ui/DraftNote.tsx';
import { DropArea } from '../../../ui/DropArea.tsx';
import { EditConflict } from '../../../ui/EditConflict.tsx';
import { AddPictures } from '../../attachments/AddPictures.tsx';
import { AttachmentFields } from '../../attachments/AttachmentFields.tsx';
import { useAttachments } from '../../attachments/useAttachments.ts';
import type { Business } from '../businesses.types.ts';
import classes from './Gallery.module.css';
import { GalleryItem } from './GalleryItem.tsx';
import { galleryEditorMessages as messages } from './gallery-editor.messages.ts';
import { galleryMessages } from './gallery.messages.ts';

const UPLOAD = '/api/businesses/images?kind=gallery';

const LABELS = { images: galleryMessages.title, coverImage: messages.isCover };

const editedOf = ({ images, coverImage }: Pick<Business, 'images' | 'coverImage'>) => ({
  images,
  coverImage,
});

type Props = { business: Business; onClose: () => void };

/** Photos in their order, with descriptions; one of them can be the cover. New ones are added at the end. */
export function GalleryEditor({ business, onClose }: Props) {
  const { id, slug, version } = business;
  const { values, change, draft, rebase } = useDraft(`gallery:${id}`, editedOf(business), version);
  const { images, coverImage } = values;
  const added = useAttachments({ path: UPLOAD, max: GALLERY_MAX - images.length });
  const utils = trpc.useUtils();
  const save = trpc.businesses.update.useMutation({
    async onSuccess() {
      draft.clear();
      await utils.businesses.invalidate();
      toast({ title: messages.saved });
      onClose();
    },
    async onError(error) {
      const isConflict = await showEditConflict(
        error,
        () => utils.businesses.get.fetch({ slug }, { staleTime: 0 }),
        (current) => rebase(editedOf(current), current.version),
      );
      if (!isConflict) showError(error);
    },
  });
  const move = (from: number, to: number) => {
    const moved = images[from];
    if (moved) change({ images: images.toSpliced(from, 1).toSpliced(to, 0, moved) });
  };
  const hasAdded = added.drafts.length > 0;
  return (
    <Modal
      opened
      onClose={onClose}
      title={galleryMessages.title}
      size="lg"
      closeOnClickOutside={!hasAdded}
      closeOnEscape={!hasAdded}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate({
            id,
            expectedVersion: draft.version,
            images: [...images, ...added.pictures],
            coverImage,
          });
        }}
      >
        <Stack gap="md">
          <DraftNote draft={draft} />
          <EditConflict draft={draft} labels={LABELS} />
          {images.length + added.drafts.length === 0 && <Text c="dimmed">{galleryMessages.empty}</Text>}
          <ol className={classes.items} aria-label={messages.list}>
            {images.map((picture, index) => (
              <GalleryItem
                key={picture.address}
                picture={picture}
                position={index + 1}
                total={images.length}
                isCover={picture.address === coverImage}
                onDescribe={(alt) => change({ images: images.with(index, { ...picture, alt }) })}
                onMove={(step) => move(index, index + step)}
                onCover={() => change({ coverImage: picture.address })}
                onRemove={() => change({ images: images.toSpliced(index, 1) })}
              />
            ))}
          </ol>
          <AttachmentFields attachments={added} before={images.length} />
          <DropArea isDisabled={added.isFull} onDrop={(files) => added.add(files)}>
            <AddPictures attachments={added} label={galleryMessages.add} />
            <Text size="sm" c="dimmed" visibleFrom="xs">
              {messages.drop}
            </Text>
          </DropArea>
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {commonMessages.cancel}
            </Button>
            <Button type="submit" loading={save.isPending} disabled={!added.isReady}>
              {messages.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
