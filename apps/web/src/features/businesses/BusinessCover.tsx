import { useId, useState } from 'react';
import { ownPicture } from '../../lib/own-picture.ts';
import { Picture } from '../../ui/Picture.tsx';
import classes from './BusinessCover.module.css';
import { businessTone } from './tone.ts';

type Props = {
  name: string;
  cover: string | null;
  /** Across the whole page. */
  isWide?: boolean;
  /** The largest image of its page, loaded first. */
  isMain?: boolean;
};

/** A business's cover picture, or a drawn street in the tone of its name. Decorative either way. */
export function BusinessCover({ name, cover, isWide = false, isMain = false }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  const picture = ownPicture(cover);
  if (picture && failed !== picture) {
    return (
      <Picture
        className={classes.root}
        data-wide={isWide || undefined}
        src={picture}
        alt=""
        sizes={isWide ? '100vw' : '(max-width: 36em) 96px, 400px'}
        width={1200}
        height={420}
        isMain={isMain}
        onError={() => setFailed(picture)}
      />
    );
  }
  return <DrawnStreet tone={businessTone(name)} isWide={isWide} />;
}

type StreetProps = { tone: number; isWide: boolean };

/** The drawn street, repeated to both sides on wide covers. */
function DrawnStreet({ tone, isWide }: StreetProps) {
  const id = useId();
  const houses = isWide ? [-640, -320, 0, 320, 640] : [0];
  return (
    <svg
      className={classes.root}
      data-wide={isWide || undefined}
      data-tone={tone}
      viewBox={isWide ? '-340 0 1000 96' : '0 0 320 96'}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect x="-700" y="-200" width="1800" height="296" className={classes.sky} />
      <circle cx={70 + tone * 45} cy="30" r="13" className={classes.sun} />
      <g id={id}>
        <path
          className={classes.far}
          d="M0 96V52h30v44zM36 96V36l22-14 22 14v60zM110 96V52h44v44zM178 96V40h30v-8h26v64zM256 96V54l26-16 26 16v42z"
        />
        <path
          className={classes.near}
          d="M0 96V74h24v22zM20 96V62h48v34zM92 96V70l20-13 20 13v26zM132 96V66h58v30zM214 96V60h40v36zM254 96V74h66v22z"
        />
        <path
          className={classes.light}
          d="M30 72h9v12h-9zM48 72h9v12h-9zM143 75h10v11h-10zM166 75h10v11h-10zM224 70h8v10h-8zM238 70h8v10h-8zM107 76a5 5 0 0 1 10 0v10h-10z"
        />
      </g>
      {houses
        .filter((x) => x !== 0)
        .map((x) => (
          <use key={x} href={`#${id}`} x={x} />
        ))}
    </svg>
  );
}
