import { Button } from '@mantine/core';
import { IconTableExport } from '@tabler/icons-react';
import { consolePaths, type CsvList } from '../../../lib/console-paths.ts';
import { trpc } from '../../../lib/trpc.ts';
import { adminMessages } from '../admin.messages.ts';
import type { ListFilter } from './useListFilter.ts';
import { useStepUp } from './useStepUp.tsx';

type Props = {
  csv: CsvList;
  list: Pick<ListFilter<string>, 'search' | 'filter'>;
  /** Of members: only those who are not in the list of this import. */
  missingFrom?: number | undefined;
};

/** Downloads a list as CSV. That of the members has everyone's address, and asks for the password again. */
export function CsvButton({ csv, list, missingFrom }: Props) {
  const { onStepUpError, dialog } = useStepUp();
  const href = consolePaths.csv(csv, list.search, list.filter, missingFrom);
  const check = trpc.admin.users.checkExport.useMutation({
    meta: { skipInvalidation: true },
    onSuccess: () => window.location.assign(href),
    onError: (error) => onStepUpError(error, () => check.mutate()),
  });
  return (
    <>
      <Button
        component="a"
        href={href}
        download
        onClick={(event) => {
          if (csv !== 'users') return;
          event.preventDefault();
          check.mutate();
        }}
        size="md"
        variant="default"
        leftSection={<IconTableExport size={18} aria-hidden />}
      >
        {adminMessages.csv}
      </Button>
      {dialog}
    </>
  );
}
