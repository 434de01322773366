import { showError } from '../../../lib/show-error.ts';
import { toast } from '../../../lib/toast.ts';
import { type Outputs, trpc } from '../../../lib/trpc.ts';
import { adminPagesMessages as messages } from './admin-pages.messages.ts';

export type EditedPage = Outputs['admin']['pages']['get'];

export const useAdminPages = () => trpc.admin.pages.list.useQuery();

export const useCreatePage = (onCreated: (page: EditedPage) => void) => {
  const utils = trpc.useUtils();
  return trpc.admin.pages.create.useMutation({
    onSuccess(page) {
      utils.admin.pages.get.setData({ id: page.id }, page);
      onCreated(page);
    },
  });
};

type OnSaved = (page: EditedPage) => void;

const doneWith = (onSaved: OnSaved) => (message: { title: string }) => (page: EditedPage) => {
  toast(message);
  onSaved(page);
};

/** The same in one further language. */
export function useSavePageText(onSaved: OnSaved) {
  const done = doneWith(onSaved);
  const saving = trpc.admin.pages.saveText.useMutation({ onSuccess: done(messages.saved) });
  const publication = trpc.admin.pages.publishText.useMutation({ onSuccess: done(messages.published) });
  return { saving, publication };
}

/** Saves the draft of a page, or publishes it. */
export function useSavePage(onSaved: OnSaved) {
  const done = doneWith(onSaved);
  const draft = trpc.admin.pages.update.useMutation({ onSuccess: done(messages.saved) });
  const publication = trpc.admin.pages.publish.useMutation({ onSuccess: done(messages.published) });
  return { draft, publication };
}

export const useUnpublishPage = (onDone: (page: EditedPage) => void) =>
  trpc.admin.pages.unpublish.useMutation({
    onSuccess(page) {
      toast(messages.unpublished);
      onDone(page);
    },
    onError: showError,
  });

export const useDeletePage = (onDone: () => void) =>
  trpc.admin.pages.delete.useMutation({
    onSuccess() {
      toast(messages.deleted);
      onDone();
    },
    onError: showError,
  });
