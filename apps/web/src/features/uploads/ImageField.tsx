import { Button, FileButton, Progress } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { IconUpload } from '@tabler/icons-react';
import { ownPicture } from '../../lib/own-picture.ts';
import { UrlInput } from '../../ui/UrlInput.tsx';
import classes from './ImageField.module.css';
import { picturesMessages as messages } from './pictures.messages.ts';
import { type ImageKind, useUploadImage } from './useUploadImage.ts';

/** The part of a Mantine form that the field uses. */
type PictureForm<Name extends string> = {
  getValues(): Record<Name, string>;
  getInputProps(name: Name): GetInputPropsReturnType;
  key(name: Name): string;
  setFieldValue(name: Name, value: string): void;
  setFieldError(name: Name, message: string): void;
};

type Props<Name extends string> = {
  form: PictureForm<NoInfer<Name>>;
  name: Name;
  label: string;
  kind: ImageKind;
  required?: boolean;
};

/** A field for a picture that is uploaded here; the URL of another site is rejected. */
export function ImageField<Name extends string>({ form, name, label, kind, required = false }: Props<Name>) {
  const { upload, progress } = useUploadImage(kind);
  const uploadAndShow = (file: File) =>
    upload.mutate(file, {
      onSuccess: (url) => form.setFieldValue(name, url),
      onError: (error) => form.setFieldError(name, error.message),
    });
  const picture = ownPicture(form.getValues()[name]);
  const field = form.getInputProps(name);
  return (
    <div className={classes.root}>
      {picture && !field.error && (
        <img key={picture} src={picture} alt={messages.preview(label)} className={classes.preview} />
      )}
      <UrlInput
        key={form.key(name)}
        className={classes.input ?? ''}
        label={label}
        description={messages.description}
        required={required}
        {...field}
      />
      <FileButton accept="image/png,image/jpeg,image/webp" onChange={(file) => file && uploadAndShow(file)}>
        {(props) => (
          <Button
            {...props}
            variant="default"
            size="md"
            className={classes.button ?? ''}
            leftSection={<IconUpload size={18} aria-hidden />}
            aria-label={messages.uploadLabel(label)}
            loading={upload.isPending}
          >
            {messages.upload}
          </Button>
        )}
      </FileButton>
      {upload.isPending && (
        <Progress
          className={classes.progress ?? ''}
          value={progress * 100}
          size="sm"
          aria-label={messages.uploading(label)}
        />
      )}
    </div>
  );
}
