import { EXTENDED_FONTS, FONT_DISPLAY, LATIN_FONTS, type WebFont } from '../font-faces.ts';
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
 * and loaded, so that they delay nothing. A later visit has them in its cache and is drawn with them at once, and so is
 * a shell, which has nothing to read before its scripts have run.
 *
 * The same text may take another number of lines in them. So what is on the screen is measured with them, and if it
 * would move they are taken back before anything is painted, until another page replaces this one or nobody looks. The
 * estimate is that of the browser: the area that moves, times the longest way, where a link of two lines begins in the
 * first.
 */
const scriptOf = (isShell: boolean) => `(() => {
  document.currentScript.previousElementSibling.remove();
  document.currentScript.remove();
  const faceOf = ({ family, weight, file, range }) =>
    new FontFace(family, 'url(' + file + ')', { weight, unicodeRange: range, display: '${FONT_DISPLAY}' });
  const fonts = ${literal(LATIN_FONTS)};
  const latin = fonts.map(faceOf);
  const faces = [...${literal(EXTENDED_FONTS)}.map(faceOf), ...latin];
  const files = String(fonts.map(({ file }) => file));
  const apply = () => faces.forEach((face) => document.fonts.add(face));
  const load = () => Promise.all(latin.map((face) => face.load()));
  const remember = () => localStorage.setItem('${LOADED}', files);
  const areCached = () => {
    try {
      return localStorage.getItem('${LOADED}') === files;
    } catch {
      return false;
    }
  };
  if (${isShell} || areCached()) {
    load().then(remember).catch(() => {});
    apply();
    return;
  }
  const placeOf = (element) => element.getClientRects()[0];
  const isOnScreen = (place) =>
    place?.width > 0 && place.bottom > 0 && place.right > 0 && place.top < innerHeight && place.left < innerWidth;
  const shiftSince = (before) => {
    const moved = new Set();
    let area = 0;
    let longest = 0;
    for (const [element, from] of before) {
      const to = placeOf(element) ?? from;
      const [x, y] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
      if (Math.max(x, y) < ${SHIFT_PX}) continue;
      moved.add(element);
      longest = Math.max(longest, x, y);
      if (moved.has(element.parentElement)) continue;
      const { width, height } = element.getBoundingClientRect();
      area += (width + x) * Math.min(height + y, innerHeight);
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
    applyUnseen();
    remember();
  };
  addEventListener('load', () => (${AFTER_FIRST_PAINT})(() => loadLate().catch(() => {})), { once: true });
})()`;

const RULES = [...EXTENDED_FONTS, ...LATIN_FONTS].map(ruleOf).join('');

function ruleOf({ family, weight, file, range }: WebFont): string {
  const source = `src:url(${file}) format("woff2");unicode-range:${range}`;
  return `@font-face{font-family:"${family}";font-weight:${weight};${source};font-display:${FONT_DISPLAY}}`;
}

/**
 * For the head of a document: the rules for a browser without scripts, and the script for all others, which removes both,
 * so that the document is what React rendered.
 */
export const fontsScript = (nonce: string, { isShell }: { isShell: boolean }) =>
  `<noscript><style nonce="${nonce}">${RULES}</style></noscript><script nonce="${nonce}">${scriptOf(isShell)}</script>`;
