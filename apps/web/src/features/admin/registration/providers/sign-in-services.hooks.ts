import { type Outputs, trpc } from '../../../../lib/trpc.ts';
import { toast } from '../../../../lib/toast.ts';
import { useStepUp } from '../../shared/useStepUp.tsx';
import { servicesMessages as messages } from './sign-in-services.messages.ts';

export type Services = Outputs['admin']['providers']['list'];
export type Service = Services['items'][number];

export const useServices = () => trpc.admin.providers.list.useQuery();

/** Adds, changes, checks and removes services, after the password where the sign-in is not recent. */
export function useChangeServices(onDone: () => void = () => {}) {
  const utils = trpc.useUtils();
  const { onStepUpError, dialog } = useStepUp();
  const show = (list: Services) => {
    utils.admin.providers.list.setData(undefined, list);
    onDone();
    return utils.site.config.invalidate();
  };
  const add = trpc.admin.providers.add.useMutation({
    meta: { skipInvalidation: true },
    onSuccess(list, { name }) {
      toast(messages.add.done(name));
      return show(list);
    },
    onError: (error, input) => {
      if (!error.data?.issues) onStepUpError(error, () => add.mutate(input));
    },
  });
  const update = trpc.admin.providers.update.useMutation({
    meta: { skipInvalidation: true },
    onSuccess(list) {
      toast(messages.edit.done);
      return show(list);
    },
    onError: (error, input) => {
      if (!error.data?.issues) onStepUpError(error, () => update.mutate(input));
    },
  });
  const remove = trpc.admin.providers.remove.useMutation({
    meta: { skipInvalidation: true },
    onSuccess(list) {
      toast(messages.remove.done);
      return show(list);
    },
    onError: (error, input) => onStepUpError(error, () => remove.mutate(input)),
  });
  const check = trpc.admin.providers.test.useMutation({
    meta: { skipInvalidation: true },
    onError: (error, input) => {
      if (!error.data?.issues) onStepUpError(error, () => check.mutate(input));
    },
  });
  return { add, update, remove, check, dialog };
}
