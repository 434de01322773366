import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendPicture } from '../../lib/send-picture.ts';
import { trpc } from '../../lib/trpc.ts';
import { toast } from '../../lib/toast.ts';
import { profileMessages } from './profile.messages.ts';

/** The features whose queries contain the member's own profile. */
const DEPENDENT_FEATURES = ['auth', 'profile', 'dashboard', 'network', 'onboarding'];

function useRefreshOwnProfile() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      DEPENDENT_FEATURES.map((feature) => queryClient.invalidateQueries({ queryKey: [[feature]] })),
    );
}

/** Saves the edit-profile form and shows the result in a toast. */
export function useUpdateProfile(onDone: () => void) {
  const refresh = useRefreshOwnProfile();
  return trpc.profile.update.useMutation({
    onSuccess: async () => {
      await refresh();
      toast(profileMessages.updated);
      onDone();
    },
    onError: () => toast({ ...profileMessages.updateFailed, destructive: true }),
  });
}

/** Uploads a picture, or removes the current one (null). */
export function useChangeAvatar() {
  const refresh = useRefreshOwnProfile();
  return useMutation({
    mutationFn: (file: File | null) => sendPicture('/api/profile/avatar', file),
    onSuccess: refresh,
  });
}
