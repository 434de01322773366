import { Button, FileButton } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { IconUpload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { ownPicture } from '../../lib/own-picture.ts';
import { UrlInput } from '../../ui/UrlInput.tsx';
import classes from './ImageField.module.css';
import { type ImageKind, uploadImage } from './upload-image.ts';

/** What the field needs of a form, whatever else the form holds. */
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

/** A picture that is uploaded here; an address of another site is kept but never shown. */
export function ImageField<Name extends string>({ form, name, label, kind, required = false }: Props<Name>) {
  const upload = useMutation({
    mutationFn: (file: File) => uploadImage(kind, file),
    onSuccess: (url) => form.setFieldValue(name, url),
    onError: (error) => form.setFieldError(name, error.message),
  });
  const picture = ownPicture(form.getValues()[name]);
  const field = form.getInputProps(name);
  return (
    <div className={classes.root}>
      {picture && !field.error && (
        <img key={picture} src={picture} alt={`${label} as it is`} className={classes.preview} />
      )}
      <UrlInput
        key={form.key(name)}
        className={classes.input ?? ''}
        label={label}
        description="Upload a picture. Pictures from other sites aren't shown."
        required={required}
        {...field}
      />
      <FileButton accept="image/png,image/jpeg,image/webp" onChange={(file) => file && upload.mutate(file)}>
        {(props) => (
          <Button
            {...props}
            variant="default"
            size="md"
            className={classes.button ?? ''}
            leftSection={<IconUpload size={18} aria-hidden />}
            aria-label={`Upload ${label.toLowerCase()}`}
            loading={upload.isPending}
          >
            Upload
          </Button>
        )}
      </FileButton>
    </div>
  );
}
