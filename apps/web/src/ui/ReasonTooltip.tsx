import { Tooltip } from '@mantine/core';
import type { ReactElement } from 'react';

type Props = { reason: string; children: ReactElement };

/** The reason of a `DisabledButton`, in a chunk of its own because most pages show none. */
export function ReasonTooltip({ reason, children }: Props) {
  return (
    <Tooltip label={reason} multiline maw={280} events={{ hover: true, focus: true, touch: true }}>
      {children}
    </Tooltip>
  );
}
