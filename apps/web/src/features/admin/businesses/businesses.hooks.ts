import { keepPreviousData } from '@tanstack/react-query';
import { useCallback } from 'react';
import { showError } from '../../../lib/show-error.ts';
import { type Inputs, type Outputs, trpc } from '../../../lib/trpc.ts';
import { toast } from '../../../lib/toast.ts';
import { changeItem, nextPage, removeItem } from '../shared/pages.ts';

export type AdminBusiness = Outputs['admin']['businesses']['list']['items'][number];
export type BusinessesInput = Omit<Inputs['admin']['businesses']['list'], 'cursor'>;
export type BusinessStatus = { isActive?: boolean; isVerified?: boolean };

export const useAdminBusinesses = (input: BusinessesInput) =>
  trpc.admin.businesses.list.useInfiniteQuery(input, {
    getNextPageParam: nextPage,
    placeholderData: keepPreviousData,
  });

/**
 * Turns a switch at once; turned back when the server refuses. `onSaved` hears of the version that this made,
 * so that a form which was opened meanwhile is not refused for it.
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

/** Takes a business out of everything at once. */
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

/** Brings a deleted business back as it was. */
export function useRestoreBusiness() {
  const utils = trpc.useUtils();
  return trpc.businesses.admin.restore.useMutation({
    onSuccess() {
      toast({ title: 'Business restored' });
      return utils.admin.businesses.invalidate();
    },
    onError: showError,
  });
}
