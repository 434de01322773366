import { useEffect, useRef, useState } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import { useStepUp } from '../shared/useStepUp.tsx';
import { showResult } from './backup.hooks.ts';
import { fileSize } from './backup-format.ts';
import { objectionTo, sendBackup } from './send-backup.ts';

const UPLOAD_PATH = '/api/admin/backup/upload';

/** One upload of a backup: checked here, then the password where it is needed, then sent. */
export function useUploadBackup(maxBytes: number) {
  const utils = trpc.useUtils();
  const { onStepUpError, dialog } = useStepUp();
  const [file, setFile] = useState<File | null>(null);
  const [sent, setSent] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const running = useRef<AbortController>(null);
  const check = trpc.backups.checkUpload.useMutation({ meta: { skipInvalidation: true } });

  // Leaving the page ends the request by itself; this is for leaving the tab.
  useEffect(() => () => running.current?.abort(), []);
  useLeaveQuestion(file !== null);

  async function send(chosen: File) {
    const upload = new AbortController();
    running.current = upload;
    setSent(0);
    setFile(chosen);
    try {
      const { status, error } = await sendBackup(UPLOAD_PATH, chosen, {
        onProgress: setSent,
        signal: upload.signal,
      });
      showResult({ job: 'upload', status, error });
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setFile(null);
      await utils.backups.list.invalidate();
    }
  }

  function ask(chosen: File) {
    check.mutate(
      { sizeBytes: chosen.size },
      {
        onSuccess: () => void send(chosen),
        onError: (error) =>
          error.data?.code === 'PRECONDITION_FAILED'
            ? onStepUpError(error, () => ask(chosen))
            : setFailure(error.message),
      },
    );
  }

  async function begin(chosen: File) {
    setFailure(null);
    const objection = await objectionTo(chosen, { bytes: maxBytes, words: fileSize(maxBytes) });
    if (objection === null) ask(chosen);
    else setFailure(objection);
  }

  return {
    begin: (chosen: File) => void begin(chosen),
    cancel: () => running.current?.abort(),
    file,
    sent,
    failure,
    dialog,
  };
}

/** The browser asks before it closes the page while something is being sent. */
function useLeaveQuestion(isSending: boolean) {
  useEffect(() => {
    if (!isSending) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isSending]);
}
