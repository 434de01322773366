import { showError } from '../../../lib/show-error.ts';
import { toast } from '../../../lib/toast.ts';
import { type Outputs, trpc } from '../../../lib/trpc.ts';
import { adminServicesMessages as messages } from './admin-services.messages.ts';

export type ManagedService = Outputs['admin']['services']['list'][number];

export const useManagedServices = () => trpc.admin.services.list.useQuery();

/** Adds or changes a service. */
export function useSaveService(onSaved: () => void) {
  const done = (message: { title: string }) => {
    toast(message);
    onSaved();
  };
  const creation = trpc.admin.services.create.useMutation({ onSuccess: () => done(messages.created) });
  const change = trpc.admin.services.update.useMutation({ onSuccess: () => done(messages.saved) });
  return { creation, change };
}

/** Deletes a service that nobody has ordered. */
export const useDeleteService = () =>
  trpc.admin.services.delete.useMutation({ onSuccess: () => toast(messages.deleted), onError: showError });

/** Moves a service to another place of the list. */
export const useMoveService = () => trpc.admin.services.update.useMutation({ onError: showError });

/** Puts a service on offer or takes it off: optimistic, rolled back on error. */
export function useSwitchService() {
  const utils = trpc.useUtils();
  return trpc.admin.services.update.useMutation({
    scope: { id: 'service-active' },
    async onMutate({ id, isActive = true }) {
      await utils.admin.services.list.cancel();
      const before = utils.admin.services.list.getData();
      utils.admin.services.list.setData(undefined, (services) =>
        services?.map((service) => (service.id === id ? { ...service, isActive } : service)),
      );
      return { before };
    },
    onError(error, _service, context) {
      utils.admin.services.list.setData(undefined, context?.before);
      showError(error);
    },
  });
}
