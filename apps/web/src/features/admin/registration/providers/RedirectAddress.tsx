import { Button, Stack, TextInput } from '@mantine/core';
import { toast } from '../../../../lib/toast.ts';
import { servicesMessages } from './sign-in-services.messages.ts';

const { fields: messages } = servicesMessages;

/** What the service has to be given, to be copied. */
export function RedirectAddress({ address }: { address: string }) {
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => toast(messages.copied),
      () => toast(messages.notCopied),
    );
  return (
    <Stack gap="xs" align="flex-start">
      <TextInput
        label={messages.redirectUri}
        description={messages.redirectHint}
        value={address}
        readOnly
        w="100%"
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button variant="default" size="sm" onClick={() => void copy()}>
        {messages.copy}
      </Button>
    </Stack>
  );
}
