import { Button } from '@mantine/core';
import { IconTableImport } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { consolePaths } from '../../../lib/console-paths.ts';

/** Leads to the import of members and businesses from a spreadsheet. */
export function ImportLink({ label }: { label: string }) {
  return (
    <Button
      component={Link}
      to={consolePaths.imports()}
      leftSection={<IconTableImport size={18} aria-hidden />}
      size="md"
      variant="default"
    >
      {label}
    </Button>
  );
}
