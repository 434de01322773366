import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { uploadPicture } from '../../lib/upload-picture.ts';

/** The first two are of businesses, the next two of articles; the others are for administrators. */
export type ImageKind = 'logo' | 'cover' | 'hero' | 'article' | 'banner' | 'site-logo' | 'site-icon';

/** Stores a picture and results in its address. `progress` is from 0 to 1; errors are worded for the member. */
export function useUploadImage(kind: ImageKind) {
  const [progress, setProgress] = useState(0);
  const upload = useMutation({
    onMutate: () => setProgress(0),
    mutationFn: (file: File) =>
      uploadPicture(`/api/businesses/images?kind=${kind}`, file, { onProgress: setProgress }),
  });
  return { upload, progress };
}
