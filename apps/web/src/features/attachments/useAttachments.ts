import { useEffect, useRef, useState } from 'react';
import { ATTACHMENTS_MAX } from '@guildhall/api/files/attachments/attachments.schema';
import { toast } from '../../lib/toast.ts';
import { uploadPicture } from '../../lib/upload-picture.ts';
import { attachmentsMessages as messages } from './attachments.messages.ts';

export type AttachmentDraft = {
  key: string;
  file: File;
  /** Of this browser, for the preview. */
  previewUrl: string;
  alt: string;
  state:
    | { status: 'uploading'; progress: number }
    | { status: 'uploaded'; address: string }
    | { status: 'failed'; message: string };
};

export type Attachments = {
  drafts: AttachmentDraft[];
  /** How many there can be. */
  max: number;
  /** There is no room for another one. */
  isFull: boolean;
  /** Every picture is uploaded, so they can be sent. */
  isReady: boolean;
  /** What is sent. */
  pictures: { address: string; alt: string }[];
  add(files: File[]): void;
  describe(key: string, alt: string): void;
  retry(draft: AttachmentDraft): void;
  remove(key: string): void;
  /** Leaves out those that were sent, not those added since. */
  clear(sent: { address: string }[]): void;
};

type Options = {
  /** Where they are uploaded. */
  path?: string;
  max?: number;
};

/** The pictures of what is being written. They are uploaded as they are added, one after the other. */
export function useAttachments({
  path = '/api/attachments',
  max = ATTACHMENTS_MAX,
}: Options = {}): Attachments {
  const [drafts, setDrafts] = useState<AttachmentDraft[]>([]);
  const uploads = useRef(new Map<string, { controller: AbortController; previewUrl: string }>());
  // The server receives one picture of a member at a time.
  const last = useRef<Promise<void>>(Promise.resolve());

  const end = (key: string) => {
    const upload = uploads.current.get(key);
    upload?.controller.abort();
    if (upload) URL.revokeObjectURL(upload.previewUrl);
    uploads.current.delete(key);
  };
  useEffect(() => {
    const { current } = uploads;
    return () => {
      for (const { controller, previewUrl } of current.values()) {
        controller.abort();
        URL.revokeObjectURL(previewUrl);
      }
      current.clear();
    };
  }, []);

  const change = (key: string, changes: Partial<AttachmentDraft>) =>
    setDrafts((all) => all.map((draft) => (draft.key === key ? Object.assign({}, draft, changes) : draft)));

  const upload = ({ key, file, previewUrl }: AttachmentDraft) => {
    const controller = new AbortController();
    uploads.current.set(key, { controller, previewUrl });
    last.current = uploadAfter(last.current, key, file, controller.signal);
  };

  const uploadAfter = async (before: Promise<void>, key: string, file: File, signal: AbortSignal) => {
    await before;
    if (signal.aborted) return;
    const onProgress = (progress: number) => change(key, { state: { status: 'uploading', progress } });
    try {
      const address = await uploadPicture(path, file, { onProgress, signal });
      change(key, { state: { status: 'uploaded', address } });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (!signal.aborted) change(key, { state: { status: 'failed', message } });
    }
  };

  return {
    drafts,
    max,
    isFull: drafts.length >= max,
    isReady: drafts.every(({ state }) => state.status === 'uploaded'),
    pictures: drafts.flatMap(({ state, alt }) =>
      state.status === 'uploaded' ? [{ address: state.address, alt: alt.trim() }] : [],
    ),
    add(files) {
      const room = max - drafts.length;
      if (files.length > room) toast({ title: messages.tooMany(max) });
      const added = files.slice(0, room).map(draftOf);
      setDrafts((all) => [...all, ...added]);
      for (const draft of added) upload(draft);
    },
    describe: (key, alt) => change(key, { alt }),
    retry(draft) {
      change(draft.key, { state: { status: 'uploading', progress: 0 } });
      upload(draft);
    },
    remove(key) {
      end(key);
      setDrafts((all) => all.filter((draft) => draft.key !== key));
    },
    clear(sent) {
      const isSent = ({ state }: AttachmentDraft) =>
        state.status === 'uploaded' && sent.some(({ address }) => address === state.address);
      for (const draft of drafts) if (isSent(draft)) end(draft.key);
      setDrafts((all) => all.filter((draft) => !isSent(draft)));
    },
  };
}

/** The pictures among what is pasted. Copied text comes with a picture of it from some programs, and stays text. */
export const picturesOf = ({ files, types }: DataTransfer): File[] =>
  types.includes('text/plain') ? [] : [...files].filter(({ type }) => type.startsWith('image/'));

const draftOf = (file: File): AttachmentDraft => ({
  key: crypto.randomUUID(),
  file,
  previewUrl: URL.createObjectURL(file),
  alt: '',
  state: { status: 'uploading', progress: 0 },
});
