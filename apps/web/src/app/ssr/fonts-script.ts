import { EXTENDED_FONTS, FONT_DISPLAY, LATIN_FONTS } from '../font-faces.ts';
import { PAGE_REPLACED } from '../late-fonts.ts';
import { AFTER_FIRST_PAINT, literal } from './after-first-paint.ts';

/** The key in localStorage of the fonts that this browser has loaded, and so has in its cache. */
const LOADED = 'fonts';

/** Moves of fewer pixels are no layout shift. */
const SHIFT_PX = 3;

/** A layout shift of which three decimals show nothing. */
const UNSEEN_SHIFT = 0.0005;

/**
 * Two-stage font loading. A first visit is drawn with the fonts of the device; ours are fetched when it has been painted
 * and loaded, so that they delay nothing. A later visit has them in its cache and is drawn with them.
 *
 * The same text may take another number of lines in them. So what is on the screen is measured with them, and if it
 * would move they are taken back before anything is painted, until another page replaces this one or nobody looks. The
 * estimate is that of the browser: the area that moves, times the longest way.
 */
const SCRIPT = `(() => {
  document.currentScript.remove();
  const faceOf = ({ family, weight, file, range }) =>
    new FontFace(family, 'url(' + file + ')', { weight, unicodeRange: range, display: '${FONT_DISPLAY}' });
  const fonts = ${literal(LATIN_FONTS)};
  const latin = fonts.map(faceOf);
  const faces = [...${literal(EXTENDED_FONTS)}.map(faceOf), ...latin];
  const files = String(fonts.map(({ file }) => file));
  const apply = () => faces.forEach((face) => document.fonts.add(face));
  const load = () => Promise.all(latin.map((face) => face.load()));
  let loaded = null;
  try {
    loaded = localStorage.getItem('${LOADED}');
  } catch {}
  if (loaded === files) {
    load().catch(() => {});
    apply();
    return;
  }
  const placeOf = (element) => element.getBoundingClientRect();
  const isOnScreen = ({ top, right, bottom, left }) =>
    bottom > Math.max(top, 0) && right > Math.max(left, 0) && top < innerHeight && left < innerWidth;
  const shiftSince = (before) => {
    const moved = new Set();
    let area = 0;
    let longest = 0;
    for (const [element, from] of before) {
      const to = placeOf(element);
      const [x, y] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
      if (Math.max(x, y) < ${SHIFT_PX}) continue;
      moved.add(element);
      longest = Math.max(longest, x, y);
      if (moved.has(element.parentElement)) continue;
      area += (Math.max(from.width, to.width) + x) * Math.min(Math.max(from.height, to.height) + y, innerHeight);
    }
    return (area * longest) / (innerWidth * innerHeight * Math.max(innerWidth, innerHeight));
  };
  const applyUnseen = () => {
    const elements = [...document.body.getElementsByTagName('*')];
    const before = elements.map((element) => [element, placeOf(element)]).filter(([, place]) => isOnScreen(place));
    apply();
    if (document.hidden || shiftSince(before) < ${UNSEEN_SHIFT}) return;
    faces.forEach((face) => document.fonts.delete(face));
    addEventListener('${PAGE_REPLACED}', apply);
    document.addEventListener('visibilitychange', () => document.hidden && apply());
  };
  const preload = ({ file }) => new Promise((onload, onerror) => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', fetchPriority: 'low' });
    document.head.append(Object.assign(link, { href: file, onload, onerror }));
  });
  const loadLate = async () => {
    await Promise.all(fonts.map(preload));
    await load();
    try {
      localStorage.setItem('${LOADED}', files);
    } catch {}
    applyUnseen();
  };
  addEventListener('load', () => (${AFTER_FIRST_PAINT})(() => loadLate().catch(() => {})), { once: true });
})()`;

/** For the head of a document. The script removes itself, so that the document is what React rendered. */
export const fontsScript = (nonce: string) => `<script nonce="${nonce}">${SCRIPT}</script>`;
