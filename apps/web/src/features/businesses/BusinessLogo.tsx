import { useState } from 'react';
import { ownPicture } from '../../lib/own-picture.ts';
import classes from './BusinessLogo.module.css';
import { businessTone } from './tone.ts';
import tones from '../../ui/Tones.module.css';

type Props = { name: string; logo: string | null; size?: number };

/** A business's logo, or its initials on a colour that stays the same for the same name. */
export function BusinessLogo({ name, logo, size = 56 }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  const box = { width: size, height: size, fontSize: size * 0.36 };
  const picture = ownPicture(logo);
  if (picture && failed !== picture) {
    return (
      <img
        className={`${classes.root} ${classes.picture}`}
        src={picture}
        alt=""
        width={size}
        height={size}
        style={box}
        loading="lazy"
        decoding="async"
        onError={() => setFailed(picture)}
      />
    );
  }
  return (
    <span
      className={`${classes.root} ${tones.root}`}
      style={box}
      data-tone={businessTone(name)}
      aria-hidden="true"
    >
      {initials(name)}
    </span>
  );
}

/** The first letters of the first two words that begin with a letter or a digit. */
function initials(name: string): string {
  const words = name.split(/[\s&·-]+/u).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  return words
    .slice(0, 2)
    .map((word) => Array.from(word)[0]?.toUpperCase() ?? '')
    .join('');
}
