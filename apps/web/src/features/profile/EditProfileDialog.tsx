import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Fieldset.layer.css';
import { Modal } from '@mantine/core';
import { useDialog } from '../../lib/useDialog.ts';
import { useViewer } from '../../lib/useViewer.ts';
import { AvatarField } from './AvatarField.tsx';
import { EditProfileForm } from './EditProfileForm.tsx';

/** Everything that members write about themselves. */
export function EditProfileDialog() {
  const dialog = useDialog();
  const { viewer } = useViewer();
  if (!viewer) return null;
  return (
    <Modal opened onClose={dialog.hide} size="xl" title="Edit Profile">
      <AvatarField member={viewer} />
      <EditProfileForm member={viewer} onDone={dialog.hide} />
    </Modal>
  );
}
