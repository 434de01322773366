import { Button, FileButton } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { UrlInput } from '../../../ui/UrlInput.tsx';
import type { BusinessFormPart } from './form-fields.ts';
import classes from './ImageField.module.css';
import { type ImageKind, uploadImage } from './upload-image.ts';

type Props = BusinessFormPart & { name: 'logo' | 'coverImage'; label: string; kind: ImageKind };

/** A picture by its address, or by a file, which then has an address of ours. */
export function ImageField({ form, name, label, kind }: Props) {
  const upload = useMutation({
    mutationFn: (file: File) => uploadImage(kind, file),
    onSuccess: (url) => form.setFieldValue(name, url),
    onError: (error) => form.setFieldError(name, error.message),
  });
  const address = form.getValues()[name];
  return (
    <div className={classes.root}>
      {address !== '' && !form.errors[name] && (
        <img
          key={address}
          src={address}
          alt={`${label} as it is`}
          className={classes.preview}
          referrerPolicy="no-referrer"
        />
      )}
      <UrlInput
        key={form.key(name)}
        className={classes.input ?? ''}
        label={label}
        description="The address of a picture, or a file of at most 5 MB"
        {...form.getInputProps(name)}
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
