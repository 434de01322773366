import { showError } from '../../../lib/show-error.ts';
import { trpc } from '../../../lib/trpc.ts';

export const useSettings = () => trpc.admin.settings.get.useQuery();

/** Optimistic update of site settings, rolled back on error. Refetches the notices that depend on them. */
export function useUpdateSettings() {
  const utils = trpc.useUtils();
  return trpc.admin.settings.update.useMutation({
    scope: { id: 'settings' },
    meta: { skipInvalidation: true },
    async onMutate(fields) {
      await utils.admin.settings.get.cancel();
      const before = utils.admin.settings.get.getData();
      utils.admin.settings.get.setData(undefined, (data) => data && Object.assign({ ...data }, fields));
      return { before };
    },
    onSuccess(settings) {
      utils.admin.settings.get.setData(undefined, settings);
      return Promise.all([utils.site.notices.invalidate(), utils.admin.registration.get.invalidate()]);
    },
    onError(error, _fields, context) {
      utils.admin.settings.get.setData(undefined, context?.before);
      showError(error);
    },
  });
}
