import { pictureMarkdown } from '@guildhall/markdown';
import { Alert, Button, Card, FileButton, Group, Progress, Stack, TextInput } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { editField } from '../../ui/composer/edit-field.ts';
import { Picture } from '../../ui/Picture.tsx';
import { isEnter } from '../../lib/keys.ts';
import { addPictureMessages as messages } from './add-picture.messages.ts';
import { blockEdit } from './block-edit.ts';
import { useUploadImage } from './useUploadImage.ts';

/** Longer titles of Markdown are no titles. */
const TEXT_MAX = 300;

/** Uploads a picture and, once it is described, inserts it at the caret of the text. */
export function AddPicture({ field }: { field: HTMLTextAreaElement }) {
  const [alt, setAlt] = useState('');
  const [caption, setCaption] = useState('');
  const { upload, progress } = useUploadImage('article');
  const close = () => {
    upload.reset();
    setAlt('');
    setCaption('');
  };
  const insert = () => {
    if (upload.data === undefined) return;
    editField(field, blockEdit(field, pictureMarkdown({ address: upload.data, alt, caption })));
    close();
  };
  // Enter would save the article.
  const insertOnEnter = (event: KeyboardEvent) => {
    if (!isEnter(event.nativeEvent)) return;
    event.preventDefault();
    insert();
  };

  return (
    <>
      <FileButton accept="image/png,image/jpeg,image/webp" onChange={(file) => file && upload.mutate(file)}>
        {(props) => (
          <Button
            {...props}
            variant="default"
            size="sm"
            mt={8}
            loading={upload.isPending}
            leftSection={<IconPhoto size={18} aria-hidden />}
          >
            {messages.add}
          </Button>
        )}
      </FileButton>
      {upload.isPending && (
        <Progress value={progress * 100} size="sm" mt={8} aria-label={messages.uploading} />
      )}
      {upload.error && <Alert color="red" variant="light" role="alert" mt={8} title={upload.error.message} />}
      {upload.data !== undefined && (
        <Card withBorder mt={8} role="group" aria-label={messages.added}>
          <Stack gap="sm" onKeyDown={insertOnEnter}>
            <Picture
              src={upload.data}
              alt=""
              sizes="240px"
              width={240}
              height={160}
              style={{ width: 240, height: 'auto' }}
            />
            <TextInput
              label={messages.alt}
              description={messages.altHint}
              maxLength={TEXT_MAX}
              value={alt}
              onChange={(event) => setAlt(event.currentTarget.value)}
            />
            <TextInput
              label={messages.caption}
              maxLength={TEXT_MAX}
              value={caption}
              onChange={(event) => setCaption(event.currentTarget.value)}
            />
            <Group>
              <Button onClick={insert}>{messages.insert}</Button>
              <Button variant="default" onClick={close}>
                {messages.discard}
              </Button>
            </Group>
          </Stack>
        </Card>
      )}
    </>
  );
}
