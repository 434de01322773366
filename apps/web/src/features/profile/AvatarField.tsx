import { Button, FileButton, Group, Progress, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { CurrentUser } from '../../lib/useViewer.ts';
import { MemberAvatar } from '../../ui/MemberAvatar.tsx';
import { useChangeAvatar } from './profile.hooks.ts';
import { editProfileMessages as messages } from './edit-profile.messages.ts';
import { fullName } from '@guildhall/api/ground/values/person-name';

/** The member's picture, previewed and uploaded as soon as it is chosen; removable. */
export function AvatarField({ member }: { member: CurrentUser }) {
  const { change, progress } = useChangeAvatar();
  const [preview, setPreview] = useState<string | null>(null);
  const resetInput = useRef<() => void>(null);
  useEffect(() => () => (preview === null ? undefined : URL.revokeObjectURL(preview)), [preview]);

  const choose = (file: File | null) => {
    if (file) setPreview(URL.createObjectURL(file));
    change.mutate(file, {
      onSettled: () => {
        setPreview(null);
        resetInput.current?.();
      },
    });
  };
  return (
    <Group gap="md" mb="lg">
      <MemberAvatar name={fullName(member)} avatar={preview ?? member.avatar} size={72} />
      <Stack gap={6}>
        <Group gap="xs">
          <FileButton
            resetRef={resetInput}
            accept="image/png,image/jpeg,image/webp"
            onChange={(file) => file && choose(file)}
          >
            {(props) => (
              <Button {...props} variant="default" size="xs" disabled={change.isPending}>
                {change.isPending ? messages.picture.saving : messages.picture.choose}
              </Button>
            )}
          </FileButton>
          {member.avatar && (
            <Button variant="subtle" size="xs" disabled={change.isPending} onClick={() => choose(null)}>
              {messages.picture.remove}
            </Button>
          )}
        </Group>
        {preview !== null && (
          <Progress value={progress * 100} size="sm" aria-label={messages.picture.uploading} />
        )}
        {change.error ? (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {change.error.message}
          </Text>
        ) : (
          <Text size="sm" c="dimmed">
            {messages.picture.hint}
          </Text>
        )}
      </Stack>
    </Group>
  );
}
