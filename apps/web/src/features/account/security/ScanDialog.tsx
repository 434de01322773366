import { Anchor, Code, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Outputs } from '../../../lib/trpc.ts';
import { FormActions } from '../../../ui/FormActions.tsx';
import classes from './security.module.css';
import { securityMessages } from './security.messages.ts';

const { setUp: messages } = securityMessages;

type Props = {
  secret: Outputs['account']['secondFactor']['begin'];
  isPending: boolean;
  error: string | undefined;
  onSubmit: (code: string) => void;
  onClose: () => void;
};

/** Shows what the authenticator app needs, and asks for the first code that it makes. */
export function ScanDialog({ secret: { secret, uri, qr }, isPending, error, onSubmit, onClose }: Props) {
  const [code, setCode] = useState('');
  return (
    <Modal opened onClose={onClose} closeOnClickOutside={false} title={messages.open}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (code !== '') onSubmit(code);
        }}
      >
        <Stack gap="sm">
          <Text>{messages.scan}</Text>
          <svg
            role="img"
            aria-label={messages.qr}
            className={classes.qr}
            viewBox={`0 0 ${qr.size} ${qr.size}`}
            shapeRendering="crispEdges"
          >
            <path d={qr.path} />
          </svg>
          <Anchor href={uri} size="sm" ta="center" py={4}>
            {messages.openApp}
          </Anchor>
          <div>
            <Text size="sm">{messages.key}</Text>
            <Code block className={classes.key ?? ''}>
              {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
            </Code>
          </div>
          <TextInput
            label={messages.code}
            description={messages.hint}
            autoComplete="one-time-code"
            inputMode="numeric"
            data-autofocus
            value={code}
            error={error}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
          <FormActions
            submit={messages.submit}
            isPending={isPending}
            isDisabled={code === ''}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </Modal>
  );
}
