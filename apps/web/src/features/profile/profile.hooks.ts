import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showEditConflict } from '../../lib/edit-conflict.ts';
import { sendFile } from '../../lib/send-file.ts';
import { uploadPictureMessages } from '../../lib/upload-picture.messages.ts';
import { sendPicture } from '../../lib/upload-picture.ts';
import { trpc } from '../../lib/trpc.ts';
import { toast } from '../../lib/toast.ts';
import type { CurrentUser } from '../../lib/useViewer.ts';
import { profileMessages } from './profile.messages.ts';

/** The features whose queries contain the member's own profile. */
const DEPENDENT_FEATURES = ['auth', 'profile', 'dashboard', 'network', 'onboarding', 'referrals'];

function useRefreshOwnProfile() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      DEPENDENT_FEATURES.map((feature) => queryClient.invalidateQueries({ queryKey: [[feature]] })),
    );
}

type UpdateHandlers = {
  onDone: () => void;
  /** The profile was saved elsewhere since the form was opened. */
  onConflict?: (current: CurrentUser) => void;
};

/** Saves the edit-profile form and shows the result in a toast. */
export function useUpdateProfile({ onDone, onConflict }: UpdateHandlers) {
  const utils = trpc.useUtils();
  const refresh = useRefreshOwnProfile();
  const loadCurrent = () => utils.auth.me.fetch(undefined, { staleTime: 0 });
  return trpc.profile.update.useMutation({
    onSuccess: async () => {
      await refresh();
      toast(profileMessages.updated);
      onDone();
    },
    async onError(error) {
      if (onConflict && (await showEditConflict(error, loadCurrent, onConflict))) return;
      toast({ ...profileMessages.updateFailed, destructive: true });
    },
  });
}

const AVATAR = '/api/profile/avatar';

/** Uploads a picture, or removes the current one (null). `progress` of an upload is from 0 to 1. */
export function useChangeAvatar() {
  const refresh = useRefreshOwnProfile();
  const [progress, setProgress] = useState(0);
  const change = useMutation({
    onMutate: () => setProgress(0),
    mutationFn: (file: File | null) =>
      file
        ? sendPicture(AVATAR, file, { onProgress: setProgress })
        : sendFile(AVATAR, null, uploadPictureMessages),
    onSuccess: refresh,
  });
  return { change, progress };
}
