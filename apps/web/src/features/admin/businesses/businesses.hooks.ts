import { keepPreviousData } from '@tanstack/react-query';
import { useCallback } from 'react';
import { showError } from '../../../lib/show-error.ts';
import { type Inputs, type Outputs, trpc } from '../../../lib/trpc.ts';
import { toast } from '../../../lib/toast.ts';
import { changeItem, nextPage, removeItem } from '../shared/pages.ts';
import { adminBusinessesMessages as messages } from './admin-businesses.messages.ts';

export type AdminBusiness = Outputs['admin']['businesses']['list']['items'][number];
export type BusinessesInput = Omit<Inputs['admin']['businesses']['list'], 'cursor'>;
export type BusinessStatus = { isActive?: boolean; isVerified?: boolean };

export const useAdminBusinesses = (input: BusinessesInput) =>
  trpc.admin.businesses.list.useInfiniteQuery(input, {
    getNextPageParam: nextPage,
    placeholderData: keepPreviousData,
  });

/**
 * Optimistic update of a flag, rolled back on error. `onSaved` gets the version that the update made, so that a form
 * opened meanwhile does not run into a conflict with it.
 */
export function useSetBusinessStatus(
  input: BusinessesInput,
  onSaved: (saved: { id: number; version: number }) => void,
) {
  const utils = trpc.useUtils();
  const set = useCallback(
    (id: number, status: BusinessStatus & { version?: number }) =>
      utils.admin.businesses.list.setInfiniteData(input, (data) => changeItem(data, id, status)),
    [utils, input],
  );
  return trpc.businesses.admin.setStatus.useMutation({
    scope: { id: 'business-status' },
    async onMutate({ id, isActive, isVerified }) {
      await utils.admin.businesses.list.cancel();
      set(id, {
        ...(isActive !== undefined && { isActive }),
        ...(isVerified !== undefined && { isVerified }),
      });
    },
    onSuccess({ id, version }) {
      set(id, { version });
      onSaved({ id, version });
    },
    onError(error, { id, isActive, isVerified }) {
      set(id, {
        ...(isActive !== undefined && { isActive: !isActive }),
        ...(isVerified !== undefined && { isVerified: !isVerified }),
      });
      showError(error);
    },
    onSettled: () => utils.admin.businesses.invalidate(),
  });
}

/** Deletes a business: optimistic, rolled back on error. */
export function useDeleteBusiness(input: BusinessesInput) {
  const utils = trpc.useUtils();
  return trpc.businesses.admin.delete.useMutation({
    async onMutate({ id }) {
      await utils.admin.businesses.list.cancel();
      const before = utils.admin.businesses.list.getInfiniteData(input);
      utils.admin.businesses.list.setInfiniteData(input, (data) => removeItem(data, id));
      return { before };
    },
    onSuccess: () => utils.admin.businesses.invalidate(),
    onError(error, _business, context) {
      utils.admin.businesses.list.setInfiniteData(input, context?.before);
      showError(error);
    },
  });
}

/** Restores a deleted business. */
export function useRestoreBusiness() {
  const utils = trpc.useUtils();
  return trpc.businesses.admin.restore.useMutation({
    onSuccess() {
      toast(messages.restored);
      return utils.admin.businesses.invalidate();
    },
    onError: showError,
  });
}
