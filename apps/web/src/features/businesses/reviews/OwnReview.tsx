import { Button, Card, Title } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { trpc } from '../../../lib/trpc.ts';
import { reviewsMessages } from './reviews.messages.ts';

const ReviewForm = lazyChunk(() =>
  import('./ReviewForm.tsx').then((module) => ({ default: module.ReviewForm })),
);

/** A button that opens the form for the viewer's review, filled in if they have written one. */
export function OwnReview({ businessId }: { businessId: number }) {
  const { data: own, isPending } = trpc.businesses.reviews.mine.useQuery({ businessId });
  const [isOpen, setOpen] = useState(false);
  const { write, edit } = reviewsMessages;
  const title = own ? edit : write;
  if (!isOpen) {
    return (
      <div>
        <Button
          variant="default"
          leftSection={<IconPencil size={18} aria-hidden />}
          onClick={() => setOpen(true)}
        >
          {title}
        </Button>
      </div>
    );
  }
  return (
    <Card component="section" aria-labelledby="own-review">
      <Title order={2} size="h4" id="own-review" mb="md">
        {title}
      </Title>
      {/* Which review is edited decides what the form begins with. */}
      {!isPending && (
        <Suspense>
          <ReviewForm businessId={businessId} own={own ?? null} onDone={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}
