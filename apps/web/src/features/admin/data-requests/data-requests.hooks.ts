import type { DataRequestStatus } from '@guildhall/api/console/data-requests/data-requests.schema';
import { keepPreviousData, useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { consolePaths } from '../../../lib/console-paths.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { toast } from '../../../lib/toast.ts';
import { type Outputs, trpc } from '../../../lib/trpc.ts';
import { PAGE_LIMIT, nextPage } from '../shared/pages.ts';
import { useStepUp } from '../shared/useStepUp.tsx';
import { dataRequestsMessages as messages } from './data-requests.messages.ts';

export type DataRequest = Outputs['admin']['dataRequests']['get'];

export const useDataRequests = (status: DataRequestStatus) =>
  trpc.admin.dataRequests.list.useInfiniteQuery(
    { status, limit: PAGE_LIMIT },
    { getNextPageParam: nextPage, placeholderData: keepPreviousData },
  );

export const useDataRequest = (id: number) => trpc.admin.dataRequests.get.useQuery({ id });

/** Opens the receipt, which names the person once: the answer is the last that knows them. */
function useReceipt() {
  const navigate = useNavigate();
  return ({ id, person }: DataRequest) => navigate(consolePaths.dataRequest(id), { state: { person } });
}

/** Enters a request, after a step-up; the dialog must be rendered. */
export function useCreateDataRequest(onDone: () => void) {
  const { onStepUpError, dialog } = useStepUp();
  const openReceipt = useReceipt();
  const create = trpc.admin.dataRequests.create.useMutation({
    onSuccess(request) {
      onDone();
      if (request.status === 'done') return openReceipt(request);
      toast(messages.dialog.entered);
    },
    onError: (error, input) => onStepUpError(error, () => create.mutate(input)),
  });
  return { create, dialog };
}

/** Carries a request out or declines it, after a step-up; the dialog must be rendered. */
export function useDecideDataRequest() {
  const { onStepUpError, dialog } = useStepUp();
  const openReceipt = useReceipt();
  const decide = trpc.admin.dataRequests.decide.useMutation({
    onSuccess(request) {
      if (request.status === 'done') return openReceipt(request);
      toast(messages.declined);
    },
    onError: (error, input) => onStepUpError(error, () => decide.mutate(input)),
  });
  return { decide, dialog };
}

const PRECONDITION_FAILED = 412;

/** Downloads the copy, after a step-up; a plain fetch, since tRPC does not carry files. */
export function useDownloadCopy(id: number) {
  const { askPassword, dialog } = useStepUp();
  const download = useMutation({
    async mutationFn() {
      const response = await fetch(consolePaths.dataRequestCopy(id), { method: 'POST' });
      if (response.status === PRECONDITION_FAILED) return askPassword(() => download.mutate());
      if (!response.ok) throw new Error(String(response.status));
      await saveFile(response, 'data.zip');
    },
    onError: () => toast({ title: messages.downloadFailed, destructive: true }),
  });
  return { download, dialog };
}
