import { EXTENDED_FONTS, FONT_DISPLAY, LATIN_FONTS } from '../font-faces.ts';
import { PAGE_REPLACED } from '../late-fonts.ts';
import { AFTER_FIRST_PAINT, literal } from './after-first-paint.ts';

/** The key in localStorage of the fonts that this browser has loaded, and so has in its cache. */
const LOADED = 'fonts';

/**
 * Two-stage font loading. A first visit is drawn with the fonts of the device and keeps them, so that no text moves; ours
 * are fetched when it has been painted and loaded, so that they delay nothing, and apply with the next page. A later
 * visit has them in its cache and is drawn with them at once, and so is a shell, which has nothing to read before its
 * scripts have run.
 */
const scriptOf = (isShell: boolean) => `(() => {
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
  const loadLate = async () => {
    await load();
    addEventListener('${PAGE_REPLACED}', apply, { once: true });
    remember();
  };
  addEventListener('load', () => (${AFTER_FIRST_PAINT})(() => loadLate().catch(() => {})), { once: true });
})()`;

/**
 * For the head of a document, which it leaves, so that the document is what React rendered. Without scripts a page stays
 * in the fonts of the device.
 */
export const fontsScript = (nonce: string, { isShell }: { isShell: boolean }) =>
  `<script nonce="${nonce}">${scriptOf(isShell)}</script>`;
