import { Modal } from '@mantine/core';
import { useDialog } from '../../lib/useDialog.ts';
import { useViewer } from '../../lib/useViewer.ts';
import { AvatarField } from './AvatarField.tsx';
import { EditProfileForm } from './EditProfileForm.tsx';
import { editProfileMessages as messages } from './edit-profile.messages.ts';

/** The form with all profile fields, and the picture. */
export function EditProfileDialog() {
  const dialog = useDialog();
  const { viewer } = useViewer();
  if (!viewer) return null;
  return (
    <Modal opened onClose={dialog.hide} size="xl" title={messages.title}>
      <AvatarField member={viewer} />
      <EditProfileForm member={viewer} onDone={dialog.hide} />
    </Modal>
  );
}
