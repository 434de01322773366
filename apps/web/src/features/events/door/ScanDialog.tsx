import { Modal, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { entryCodeIn, openCamera, watchForCodes } from './code-scanner.ts';
import type { Door, DoorState } from './door-store.ts';
import { doorMessages } from './door.messages.ts';
import classes from './ScanDialog.module.css';

const { scan: messages, code, isWaiting, statuses } = doorMessages;

/** What was seen last: the check-in that a code became, or null for something else. */
type Seen = { clientId: string } | null;

/** Checks in each person whose code the camera sees, one after the other, and says what came of the last. */
export function ScanDialog({ door, onClose }: { door: Door; onClose: () => void }) {
  const view = useRef<HTMLVideoElement>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [seen, setSeen] = useState<Seen>();
  const state = useSyncExternalStore(
    (listener) => door.subscribe(listener),
    () => door.getState(),
    () => door.getState(),
  );
  useEffect(() => {
    let isClosed = false;
    let close = () => {};
    const start = async () => {
      const stream = await openCamera();
      const end = () => {
        for (const track of stream.getTracks()) track.stop();
      };
      const video = view.current;
      if (isClosed || !video) {
        end();
        return;
      }
      video.srcObject = stream;
      const stop = watchForCodes(video, (text) => {
        const found = entryCodeIn(text);
        setSeen(found === null ? null : { clientId: checkIn(door, found) });
      });
      close = () => {
        stop();
        end();
      };
      await video.play();
    };
    start().catch((error: unknown) => !isClosed && setFailure(sentenceOf(error)));
    return () => {
      isClosed = true;
      close();
    };
  }, [door]);
  return (
    <Modal opened onClose={onClose} title={messages.title}>
      <Stack gap="sm">
        {failure === null ? (
          <>
            <video ref={view} className={classes.view} muted playsInline aria-label={messages.view} />
            <Text component="output" fw={600}>
              {seen === undefined ? messages.hint : outcomeOf(state, seen)}
            </Text>
          </>
        ) : (
          <Text role="alert">{failure}</Text>
        )}
      </Stack>
    </Modal>
  );
}

const checkIn = (door: Door, found: string): string =>
  door.checkIn({ who: { code: found }, label: code.label, status: 'present', substituteName: null }).clientId;

/** What waits is never said to be done. */
function outcomeOf({ queue, notices, people }: DoorState, seen: Seen): string {
  if (!seen) return messages.other;
  const { clientId } = seen;
  const notice = notices.find(({ id }) => id === clientId);
  if (notice?.kind === 'refused') return notice.message;
  if (notice) return messages.already(notice.label);
  const person = people.find(({ attendance }) => attendance?.clientId === clientId);
  if (person) return messages.done(person.name, statuses.present);
  return queue.some((item) => item.clientId === clientId) ? isWaiting : messages.hint;
}

function sentenceOf(error: unknown): string {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError') return messages.refused;
  return name === 'NotFoundError' ? messages.none : messages.failed;
}
