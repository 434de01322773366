import { type CSSProperties, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import classes from './MentionMarks.module.css';
import type { ShownText } from './shown-text.ts';

/** What decides where the lines of a text break, and how they lie. */
const MEASURES = [
  'paddingTop',
  'paddingRight',
  'paddingBottom',
  'paddingLeft',
  'fontFamily',
  'fontSize',
  'fontWeight',
  'fontStyle',
  'lineHeight',
  'letterSpacing',
  'wordSpacing',
  'textAlign',
  'direction',
  'tabSize',
] as const;

type Props = { field: HTMLTextAreaElement; shown: ShownText };

/** Tints the mentions in a text field: a layer over it has the same lines, with transparent letters. */
export function MentionMarks({ field, shown }: Props) {
  const layer = useRef<HTMLDivElement>(null);
  const [style, setStyle] = useState<CSSProperties>({});
  useLayoutEffect(() => {
    const measure = () => {
      const computed = getComputedStyle(field);
      setStyle({
        ...Object.fromEntries(MEASURES.map((name) => [name, computed[name]])),
        top: field.offsetTop + field.clientTop,
        left: field.offsetLeft + field.clientLeft,
        width: field.clientWidth,
        height: field.clientHeight,
      });
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(field);
    return () => sizes.disconnect();
  }, [field]);
  const follow = () => {
    if (layer.current) layer.current.scrollTop = field.scrollTop;
  };
  useLayoutEffect(follow);
  const onScroll = useEffectEvent(follow);
  useLayoutEffect(() => {
    field.addEventListener('scroll', onScroll);
    return () => field.removeEventListener('scroll', onScroll);
  }, [field]);
  const frame = field.parentElement;
  if (frame === null || shown.mentions.length === 0) return null;
  const parts = shown.mentions.map(({ start, end }, index) => {
    const last = shown.mentions[index - 1]?.end ?? 0;
    return { start, plain: shown.text.slice(last, start), name: shown.text.slice(start, end) };
  });
  return createPortal(
    <div ref={layer} className={classes.layer} style={style} dir="auto" aria-hidden>
      {parts.map(({ start, plain, name }) => (
        <span key={start}>
          {plain}
          <mark className={classes.mention}>{name}</mark>
        </span>
      ))}
      {/* A last empty line has the height of a line only with a character behind it. */}
      {shown.text.slice(shown.mentions.at(-1)?.end)}
      {'\u200B'}
    </div>,
    frame,
  );
}
