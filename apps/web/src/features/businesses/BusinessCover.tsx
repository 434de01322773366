import { useState } from 'react';
import classes from './BusinessCover.module.css';
import { toneOf } from './tone.ts';

type Props = { name: string; cover: string | null; height: number };

/** A business's cover picture, or a drawn street front in a colour of its own. Decorative either way. */
export function BusinessCover({ name, cover, height }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  if (cover && failed !== cover) {
    return (
      <img
        className={classes.root}
        src={cover}
        alt=""
        width={640}
        height={height}
        style={{ height }}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        onError={() => setFailed(cover)}
      />
    );
  }
  const tone = toneOf(name);
  return (
    <svg
      className={classes.root}
      style={{ height }}
      data-tone={tone}
      viewBox="0 0 320 96"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="320" height="96" className={classes.sky} />
      <circle cx={70 + tone * 45} cy="30" r="13" className={classes.sun} />
      <g className={classes.far}>
        <path d="M-60 96V58h34V44h30v52zM36 96V36l22-14 22 14v60zM110 96V52h44v44zM178 96V40h30v-8h26v64zM256 96V54l26-16 26 16v42zM330 96V46h60v50z" />
      </g>
      <g className={classes.near}>
        <path d="M-40 96V72h60v24zM20 96V62h48v34zM92 96V70l20-13 20 13v26zM132 96V66h58v30zM214 96V60h40v36zM254 96V72h66v24z" />
      </g>
      <g className={classes.light}>
        <path d="M30 72h9v12h-9zM48 72h9v12h-9zM143 75h10v11h-10zM166 75h10v11h-10zM224 70h8v10h-8zM238 70h8v10h-8zM107 76a5 5 0 0 1 10 0v10h-10z" />
      </g>
    </svg>
  );
}
