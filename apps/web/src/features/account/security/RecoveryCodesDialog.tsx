import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { IconCopy, IconDownload, IconPrinter } from '@tabler/icons-react';
import { saveText } from '../../../lib/save-file.ts';
import { useSite } from '../../../lib/site.ts';
import { toast } from '../../../lib/toast.ts';
import classes from './security.module.css';
import { securityMessages } from './security.messages.ts';

const { codes: messages } = securityMessages;

type Props = { codes: string[]; onClose: () => void };

/** The recovery codes, which are shown this once. */
export function RecoveryCodesDialog({ codes, onClose }: Props) {
  const { name } = useSite();
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => toast(messages.copied),
      () => toast(messages.notCopied),
    );
  const icon = { size: 16, 'aria-hidden': true };
  return (
    <Modal opened onClose={onClose} closeOnClickOutside={false} title={messages.title}>
      <Stack gap="md">
        <Text>{messages.text}</Text>
        <div className={classes.sheet}>
          <Text className={classes.printed ?? ''}>{name}</Text>
          <ol className={classes.codes} aria-label={messages.label}>
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ol>
        </div>
        <Group gap="xs">
          <Button variant="default" leftSection={<IconCopy {...icon} />} onClick={() => void copy()}>
            {messages.copy}
          </Button>
          <Button
            variant="default"
            leftSection={<IconDownload {...icon} />}
            onClick={() => saveText(messages.file(name, codes), 'recovery-codes.txt')}
          >
            {messages.download}
          </Button>
          <Button variant="default" leftSection={<IconPrinter {...icon} />} onClick={() => window.print()}>
            {messages.print}
          </Button>
        </Group>
        <Button onClick={onClose} data-autofocus>
          {messages.done}
        </Button>
      </Stack>
    </Modal>
  );
}
