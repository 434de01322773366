import { Suspense, type ReactNode, useState } from 'react';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import type { WorkSample } from '../profile.types.ts';
import { WorkCard } from './WorkCard.tsx';
import classes from './Work.module.css';

const Lightbox = lazyChunk(() =>
  import('../../attachments/Lightbox.tsx').then((module) => ({ default: module.Lightbox })),
);

type Props = {
  works: WorkSample[];
  /** What the member can do about a sample, below it. */
  renderTools?: (work: WorkSample, index: number) => ReactNode;
};

/** Samples of work as cards; their pictures open in the lightbox. */
export function WorkGrid({ works, renderTools }: Props) {
  const [opened, setOpened] = useState<string | null>(null);
  const pictures = works.flatMap(({ picture, title }) =>
    picture ? [{ ...picture, alt: picture.alt || title }] : [],
  );
  const startsAt = pictures.findIndex(({ address }) => address === opened);
  return (
    <>
      <ul className={classes.grid}>
        {works.map((work, index) => (
          <li key={work.id} className={classes.card}>
            <WorkCard work={work} onOpen={setOpened} />
            {renderTools?.(work, index)}
          </li>
        ))}
      </ul>
      <Suspense>
        {startsAt >= 0 && (
          <Lightbox pictures={pictures} startsAt={startsAt} onClose={() => setOpened(null)} />
        )}
      </Suspense>
    </>
  );
}
