import { Button } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { calendarMessages as messages } from './calendar.messages.ts';

const CalendarModal = lazyChunk(() =>
  import('./CalendarModal.tsx').then((module) => ({ default: module.CalendarModal })),
);

/** Opens the dialog with the address at which calendar programs read the member's events. */
export function CalendarButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCalendarPlus size={16} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {messages.subscribe}
      </Button>
      {isOpen && (
        <Suspense>
          <CalendarModal onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
