import { Button, Checkbox, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { BatchDialog } from './BatchDialog.tsx';
import type { BatchAction, Matching } from './batches.hooks.ts';
import { batchesMessages as messages } from './batches.messages.ts';
import type { AdminUser } from './users.hooks.ts';
import type { Selection } from './useSelection.ts';

const ACTIONS = ['resend', 'setExpiry', 'deactivate'] as const satisfies BatchAction[];

type Props = {
  users: AdminUser[];
  hasMore: boolean;
  /** The rows are those of the search before. */
  isDisabled: boolean;
  selection: Selection;
  matching: Matching;
  onStarted: (id: number) => void;
};

/** Selects members of the list, and says what to do with them. */
export function BatchBar({ users, hasMore, isDisabled, selection, matching, onStarted }: Props) {
  const [asked, setAsked] = useState<BatchAction>();
  const { ids, isAll, isEmpty } = selection;
  const isShownSelected = isAll || users.every(({ id }) => ids.has(id));
  return (
    <Group gap="sm" role="group" aria-label={messages.label} mih={36} mb="xs">
      <Checkbox
        label={messages.selectShown(users.length)}
        checked={isShownSelected}
        disabled={isDisabled}
        indeterminate={!isEmpty && !isShownSelected}
        onChange={() => (isShownSelected ? selection.clear() : selection.set(users.map(({ id }) => id)))}
      />
      {isShownSelected && !isAll && hasMore && !isDisabled && (
        <Button variant="subtle" size="xs" onClick={selection.setAll}>
          {messages.selectMatching}
        </Button>
      )}
      <Text size="sm" fw={600} role="status">
        {!isEmpty && (isAll ? messages.matching : messages.selected(ids.size))}
      </Text>
      {!isEmpty && (
        <>
          {ACTIONS.map((action) => (
            <Button key={action} variant="default" size="xs" onClick={() => setAsked(action)}>
              {messages.actions[action]}
            </Button>
          ))}
          <Button variant="subtle" size="xs" onClick={selection.clear}>
            {messages.clear}
          </Button>
        </>
      )}
      {asked && (
        <BatchDialog
          action={asked}
          selection={selection}
          matching={matching}
          onClose={() => setAsked(undefined)}
          onStarted={(id) => {
            setAsked(undefined);
            selection.clear();
            onStarted(id);
          }}
        />
      )}
    </Group>
  );
}
