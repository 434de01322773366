import { useState } from 'react';
import { ownPicture } from '../../lib/own-picture.ts';
import classes from './BusinessLogo.module.css';
import { businessTone } from './tone.ts';
import { initials } from '../../lib/initials.ts';
import tones from '../../ui/Tones.module.css';

type Props = { name: string; logo: string | null; size?: number };

/** A business's logo, or its initials on a tone derived from the name. */
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
      className={`${tones.root} ${classes.root}`}
      style={box}
      data-tone={businessTone(name)}
      aria-hidden="true"
    >
      {initials(wordsOf(name))}
    </span>
  );
}

/** The words of a name that start with a letter, a digit or an emoji. */
const wordsOf = (name: string) =>
  name.split(/[\s&·-]+/u).filter((word) => /^[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(word));
