import { useState } from 'react';
import classes from './BannerImage.module.css';

type Props = { src: string | null; title: string; height: number; isDecorative?: boolean };

/** A banner of fixed height: the image, or its title when there is none or it cannot be loaded. */
export function BannerImage({ src, title, height, isDecorative = false }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  const markBroken = () => setBroken(src);
  if (src === null || broken === src) {
    return (
      <span className={classes.fallback} style={{ height }} aria-hidden={isDecorative || undefined}>
        {title}
      </span>
    );
  }
  return (
    <img
      // An image of a server-rendered page may have failed before hydration, and its error event is gone.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) markBroken();
      }}
      src={src}
      alt={isDecorative ? '' : title}
      className={classes.image}
      style={{ height }}
      referrerPolicy="no-referrer"
      onError={markBroken}
    />
  );
}
