import { ActionIcon, CloseButton, Modal, Text } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import type { Attachment } from '@guildhall/api/files/attachments/attachments.schema';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useCallback, useRef, useState } from 'react';
import { ARROW_STEPS, DIRECTION } from '../../lib/locale.ts';
import { commonMessages } from '../../lib/common.messages.ts';
import { Picture } from '../../ui/Picture.tsx';
import classes from './Lightbox.module.css';
import { attachmentsMessages as messages } from './attachments.messages.ts';

type Props = { pictures: Attachment[]; startsAt: number; onClose: () => void };

/** A strip that is read to the left scrolls below zero. */
const FORWARD = DIRECTION === 'rtl' ? -1 : 1;

const shownIn = ({ scrollLeft, clientWidth }: Element) =>
  Math.round((FORWARD * scrollLeft) / Math.max(clientWidth, 1));

/** Pictures one at a time over the whole screen: by arrow keys, buttons, or a swipe, which is the strip's scrolling. */
export function Lightbox({ pictures, startsAt, onClose }: Props) {
  const [current, setCurrent] = useState(startsAt);
  const strip = useRef<HTMLDivElement>(null);
  // A stable function: React would call another one after every rerender, and the first picture would be back.
  const attach = useCallback(
    (element: HTMLDivElement | null) => {
      strip.current = element;
      if (element) element.scrollLeft = FORWARD * startsAt * element.clientWidth;
    },
    [startsAt],
  );
  // From what is seen now, and at once, so that of several fast presses none is lost.
  const move = (step: number) => {
    const element = strip.current;
    if (element) element.scrollLeft = FORWARD * (shownIn(element) + step) * element.clientWidth;
  };
  // Wherever the focus is: a click on the picture takes it from the buttons.
  useWindowEvent('keydown', (event) => {
    const step = ARROW_STEPS[event.key];
    // With another key, the arrows are the browser's: Alt goes back in the history.
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    // The strip has the focus and would scroll a little by itself.
    event.preventDefault();
    move(step);
  });
  const alt = pictures[current]?.alt;
  return (
    <Modal.Root opened onClose={onClose} fullScreen transitionProps={{ duration: 0 }}>
      <Modal.Content
        aria-label={messages.viewer(current + 1, pictures.length)}
        className={classes.content ?? ''}
      >
        <div
          ref={attach}
          className={classes.strip}
          role="region"
          aria-label={messages.strip}
          tabIndex={0}
          onScroll={({ currentTarget }) => setCurrent(shownIn(currentTarget))}
        >
          <ul className={classes.slides}>
            {pictures.map((picture, index) => (
              <li key={picture.address} className={classes.slide} inert={index !== current}>
                <Picture
                  src={picture.address}
                  alt={picture.alt}
                  sizes="100vw"
                  width={1600}
                  height={1200}
                  isMain={index === startsAt}
                  className={classes.picture}
                />
              </li>
            ))}
          </ul>
        </div>
        <div className={classes.caption}>
          {alt && <Text size="sm">{alt}</Text>}
          {pictures.length > 1 && (
            <Text size="sm" aria-hidden>
              {current + 1} / {pictures.length}
            </Text>
          )}
        </div>
        {pictures.length > 1 && (
          <>
            <Arrow label={messages.previous} isDisabled={current === 0} onClick={() => move(-1)} />
            <Arrow
              label={messages.next}
              isNext
              isDisabled={current === pictures.length - 1}
              onClick={() => move(1)}
            />
          </>
        )}
        <CloseButton
          size="xl"
          data-autofocus
          className={classes.close ?? ''}
          aria-label={commonMessages.close}
          onClick={onClose}
        />
      </Modal.Content>
    </Modal.Root>
  );
}

type ArrowProps = { label: string; isNext?: boolean; isDisabled: boolean; onClick: () => void };

function Arrow({ label, isNext = false, isDisabled, onClick }: ArrowProps) {
  const Icon = isNext ? IconChevronRight : IconChevronLeft;
  return (
    <ActionIcon
      variant="filled"
      color="dark"
      radius="xl"
      size={44}
      className={classes.arrow ?? ''}
      data-next={isNext || undefined}
      aria-label={label}
      disabled={isDisabled}
      onClick={onClick}
    >
      <Icon size={24} aria-hidden />
    </ActionIcon>
  );
}
