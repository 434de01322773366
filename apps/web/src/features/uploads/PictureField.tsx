import { Button, FileButton, Input, Progress, Text } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { IconUpload } from '@tabler/icons-react';
import { ownPicture } from '../../lib/own-picture.ts';
import { DropArea } from '../../ui/DropArea.tsx';
import classes from './ImageField.module.css';
import { pictureFieldMessages as messages } from './picture-field.messages.ts';
import { picturesMessages } from './pictures.messages.ts';
import { type ImageKind, useUploadImage } from './useUploadImage.ts';

/** The part of a Mantine form that the field uses. */
type PictureForm<Name extends string> = {
  getValues(): Record<Name, string>;
  getInputProps(name: Name): GetInputPropsReturnType;
  setFieldValue(name: Name, value: string): void;
  setFieldError(name: Name, message: string): void;
};

type Props<Name extends string> = {
  form: PictureForm<NoInfer<Name>>;
  name: Name;
  label: string;
  kind: ImageKind;
};

/** A picture that is dropped or chosen, shown and removed; addresses are for programs. */
export function PictureField<Name extends string>({ form, name, label, kind }: Props<Name>) {
  const { upload, progress } = useUploadImage(kind);
  const use = (file: File) =>
    upload.mutate(file, {
      onSuccess: (url) => form.setFieldValue(name, url),
      onError: (error) => form.setFieldError(name, error.message),
    });
  const value = form.getValues()[name];
  const picture = ownPicture(value);
  const { error } = form.getInputProps(name);
  return (
    <Input.Wrapper label={label} labelElement="div" error={error}>
      <DropArea isDisabled={upload.isPending} onDrop={([file]) => file && use(file)}>
        {picture && (
          <img
            key={picture}
            src={picture}
            alt={picturesMessages.preview(label)}
            className={classes.preview}
          />
        )}
        {value !== '' && picture === null && (
          <Text size="sm" c="dimmed">
            {messages.elsewhere}
          </Text>
        )}
        <FileButton accept="image/png,image/jpeg,image/webp" onChange={(file) => file && use(file)}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              data-path={name}
              leftSection={<IconUpload size={18} aria-hidden />}
              aria-label={picturesMessages.uploadLabel(label)}
              loading={upload.isPending}
            >
              {picturesMessages.upload}
            </Button>
          )}
        </FileButton>
        <Text size="sm" c="dimmed" visibleFrom="xs">
          {messages.drop}
        </Text>
        {value !== '' && (
          <Button
            variant="subtle"
            color="gray"
            aria-label={messages.removeLabel(label)}
            onClick={() => form.setFieldValue(name, '')}
          >
            {messages.remove}
          </Button>
        )}
        {upload.isPending && (
          <Progress
            className={classes.progress ?? ''}
            value={progress * 100}
            size="sm"
            aria-label={picturesMessages.uploading(label)}
          />
        )}
      </DropArea>
    </Input.Wrapper>
  );
}
