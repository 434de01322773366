import { showError } from '../../../lib/show-error.ts';
import { toast } from '../../../lib/toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { registrationMessages as messages } from './registration.messages.ts';

export const useRegistration = () => trpc.admin.registration.get.useQuery();

/** Stores who may join. Refetches what depends on it. */
export function useUpdateRegistration() {
  const utils = trpc.useUtils();
  return trpc.admin.registration.update.useMutation({
    meta: { skipInvalidation: true },
    onSuccess(registration) {
      utils.admin.registration.get.setData(undefined, registration);
      toast(messages.saved);
      return Promise.all([utils.site.config.invalidate(), utils.admin.settings.get.invalidate()]);
    },
    onError: showError,
  });
}
