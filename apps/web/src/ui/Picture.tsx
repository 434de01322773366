import { pictureFacts, pictureSources } from '@guildhall/api/files/uploads/pictures.schema';
import type { ImgHTMLAttributes } from 'react';

type Props = Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'srcSet' | 'loading'> & {
  /** The address of an uploaded picture. */
  src: string;
  alt: string;
  /** How wide the page shows it, such as `(max-width: 36em) 100vw, 360px`: the browser picks the file by it. */
  sizes: string;
  /** For a picture whose address does not tell its own. */
  width: number;
  height: number;
  /** The largest image of its page, loaded first. */
  isMain?: boolean;
};

/** An uploaded picture in the size that the screen needs; its colors show until it is there. */
export function Picture({ src, alt, sizes, width, height, isMain = false, style, ...others }: Props) {
  const facts = pictureFacts(src);
  return (
    <img
      {...others}
      src={src}
      alt={alt}
      {...(facts && { srcSet: sourceSet(src), sizes })}
      width={facts?.width ?? width}
      height={facts?.height ?? height}
      loading={isMain ? 'eager' : 'lazy'}
      {...(isMain && { fetchPriority: 'high' as const })}
      decoding="async"
      style={{ ...(facts && { backgroundImage: placeholder(facts.colors) }), ...style }}
    />
  );
}

const sourceSet = (src: string) =>
  pictureSources(src)
    .map(({ address, width }) => `${address} ${width}w`)
    .join(', ');

const CORNERS = ['0 0', '100% 0', '0 100%', '100% 100%'];

/** The colors of the four corners, running into one another. */
function placeholder(colors: string): string {
  const corners = CORNERS.map((corner, index) => {
    const color = `#${colors.slice(index * 6, index * 6 + 6)}`;
    return `radial-gradient(at ${corner}, ${color}, ${color}00 90%)`;
  });
  return [...corners, `linear-gradient(#${colors.slice(0, 6)}, #${colors.slice(18)})`].join(', ');
}
