import { keepPreviousData, useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CsvImport, type ImportKind, ReadImportInput } from '@guildhall/api/console/imports/imports.schema';
import { sendFile } from '../../../lib/send-file.ts';
import { showError } from '../../../lib/show-error.ts';
import { type Inputs, type Outputs, trpc } from '../../../lib/trpc.ts';
import { PAGE_LIMIT, nextPage } from '../shared/pages.ts';
import { importsMessages as messages } from './imports.messages.ts';

export type Import = Outputs['admin']['imports']['get'];
export type Row = Outputs['admin']['imports']['rows']['items'][number];
export type RowOutcome = NonNullable<Inputs['admin']['imports']['rows']['outcome']>;

const POLL_MS = 1_000;
const MISSING_LIMIT = 10;

export const isUnderWay = ({ status, sending }: Import): boolean =>
  status === 'checking' || status === 'running' || status === 'undoing' || sending > 0;

/** After an import has created or removed something, or changed the outcomes of its rows. */
const invalidateImported = ({ admin }: ReturnType<typeof trpc.useUtils>, id: number) =>
  Promise.all([
    admin.imports.rows.invalidate({ id }),
    admin.users.list.invalidate(),
    admin.users.counts.invalidate(),
    admin.users.batches.matching.invalidate(),
    admin.businesses.list.invalidate(),
    admin.stats.invalidate(),
    admin.activity.invalidate(),
    admin.growth.invalidate(),
  ]);

/** An import, followed while it is under way. */
export function useImport(id: number) {
  const utils = trpc.useUtils();
  const query = trpc.admin.imports.get.useQuery(
    { id },
    { refetchInterval: ({ state: { data } }) => (data && isUnderWay(data) ? POLL_MS : false) },
  );
  const isFollowed = query.data !== undefined && isUnderWay(query.data);
  // What was fetched in the meantime shows a part of the work.
  useEffect(
    () => (isFollowed ? () => void invalidateImported(utils, id) : undefined),
    [isFollowed, utils, id],
  );
  return query;
}

/** Which rows are shown: those of one outcome, those with notes, or all. */
export type RowFilter = RowOutcome | 'doubtful' | undefined;

export const useImportRows = (id: number, filter: RowFilter) =>
  trpc.admin.imports.rows.useInfiniteQuery(
    {
      id,
      limit: PAGE_LIMIT,
      outcome: filter === 'doubtful' ? undefined : filter,
      isDoubtful: filter === 'doubtful',
    },
    { getNextPageParam: ({ nextCursor }) => nextCursor, placeholderData: keepPreviousData },
  );

/** Members who are not in the list of a checked import, by name, and how many they are. */
export function useMissingMembers(id: number) {
  const { data } = trpc.admin.users.batches.matching.useQuery({ search: '', filter: 'all', missingFrom: id });
  const members = trpc.admin.users.list.useInfiniteQuery(
    { missingFrom: id, sort: 'name', limit: MISSING_LIMIT },
    { getNextPageParam: nextPage, enabled: (data?.count ?? 0) > 0 },
  );
  return { count: data?.count, members };
}

const UPLOADS: Record<ImportKind, string> = {
  members: '/api/admin/imports',
  businesses: '/api/admin/imports/businesses',
};

export function useUploadImport(kind: ImportKind, onUploaded: (id: number) => void) {
  const utils = trpc.useUtils();
  return useMutation({
    mutationFn: async (file: File) => CsvImport.parse(await sendFile(UPLOADS[kind], file, messages.upload)),
    async onSuccess(created) {
      utils.admin.imports.get.setData({ id: created.id }, created);
      onUploaded(created.id);
      await utils.admin.imports.list.invalidate();
    },
    onError: showError,
  });
}

/** Reads the file of an import in another way; what is not chosen stays as it was read. */
export function useReadAgain(id: number) {
  const utils = trpc.useUtils();
  const { mutate, isPending } = trpc.admin.imports.read.useMutation({
    meta: { skipInvalidation: true },
    onSuccess: (changed) => utils.admin.imports.get.setData({ id }, changed),
    onError: showError,
  });
  const read = (choice: { [Field in keyof ReadChoice]?: string | number }) => {
    const { reading } = utils.admin.imports.get.getData({ id }) ?? {};
    const former = { sheet: reading?.sheet, encoding: reading?.encoding, delimiter: reading?.delimiter };
    const known = Object.entries(former).filter(([, value]) => value !== null && value !== undefined);
    const parsed = ReadImportInput.safeParse({ id, ...Object.fromEntries(known), ...choice });
    if (parsed.success) mutate(parsed.data);
  };
  return { read, isPending };
}

type ReadChoice = Omit<Inputs['admin']['imports']['read'], 'id'>;

/** What can be done with an import; each shows the import that comes back. */
export function useImportActions(id: number) {
  const utils = trpc.useUtils();
  const options = {
    meta: { skipInvalidation: true },
    async onSuccess(changed: Import) {
      utils.admin.imports.get.setData({ id }, changed);
      await Promise.all([invalidateImported(utils, id), utils.admin.imports.list.invalidate()]);
    },
    onError: showError,
  };
  return {
    // What is missing is shown at its field.
    check: trpc.admin.imports.check.useMutation({
      ...options,
      onError: (error) => error.data?.issues?.length || showError(error),
    }),
    editCell: trpc.admin.imports.editCell.useMutation(options),
    decide: trpc.admin.imports.decide.useMutation(options),
    run: trpc.admin.imports.run.useMutation(options),
    invite: trpc.admin.imports.invite.useMutation(options),
    undo: trpc.admin.imports.undo.useMutation(options),
  };
}

/** Deletes an import that did nothing that could be undone. */
export function useDeleteImport(onDeleted: (id: number) => void) {
  const utils = trpc.useUtils();
  return trpc.admin.imports.delete.useMutation({
    async onSuccess(_, { id }) {
      onDeleted(id);
      await utils.admin.imports.list.invalidate();
    },
    onError: showError,
  });
}
