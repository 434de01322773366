import '@mantine/core/styles/Kbd.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { Group, Kbd, Modal, Stack, Switch, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import classes from './KeySheet.module.css';
import { useSingleKeys } from './shortcuts.ts';

const SINGLE = [
  { label: 'Search', keys: ['/'] },
  { label: 'Next in the list', keys: ['j'] },
  { label: 'Previous in the list', keys: ['k'] },
  { label: 'Like it', keys: ['l'] },
  { label: 'Open it', keys: ['Enter'] },
  { label: 'Write a post', keys: ['n'] },
  { label: 'Dashboard', keys: ['g', 'd'] },
  { label: 'News', keys: ['g', 'n'] },
  { label: 'Feed', keys: ['g', 'f'] },
  { label: 'Services', keys: ['g', 's'] },
  { label: 'Directory', keys: ['g', 'b'] },
  { label: 'These keys', keys: ['?'] },
];
const ALWAYS = [
  { label: 'Quick search and commands', keys: ['Ctrl K', '⌘ K'] },
  { label: 'Send what you write', keys: ['Ctrl Enter', '⌘ Enter'] },
  { label: 'Go to the last notice', keys: ['F8'] },
];

/** The product's keys, and the switch for those that are pressed alone. */
export function KeySheet({ onClose }: { onClose: () => void }) {
  const { areOn, toggle } = useSingleKeys();
  const [before] = useState(() => document.activeElement);
  // Who read the list goes on where they were.
  useEffect(
    () => () => {
      if (before instanceof HTMLElement) before.focus();
    },
    [before],
  );
  return (
    <Modal opened onClose={onClose} title="Keyboard shortcuts" centered>
      <Stack gap="md">
        <KeyList items={ALWAYS} between="or" />
        <Switch
          checked={areOn}
          onChange={toggle}
          label="Single-key shortcuts"
          description="Turn them off if you dictate, or press keys by chance. They never work while you type."
        />
        {areOn && <KeyList items={SINGLE} between="then" />}
      </Stack>
    </Modal>
  );
}

function KeyList({ items, between }: { items: typeof SINGLE; between: string }) {
  return (
    <dl className={classes.list}>
      {items.map(({ label, keys }) => (
        <div key={label} className={classes.row}>
          <dt>{label}</dt>
          <Group component="dd" gap={6} m={0} wrap="nowrap">
            {keys.map((key, index) => (
              <span key={key} className={classes.keys}>
                {index > 0 && (
                  <Text span size="sm" c="dimmed">
                    {between}
                  </Text>
                )}
                <Kbd>{key}</Kbd>
              </span>
            ))}
          </Group>
        </div>
      ))}
    </dl>
  );
}
