/** What browsers that read codes themselves have of the Shape Detection API; TypeScript does not know it. */
type Detector = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
};

const isDetectorClass = (found: unknown): found is DetectorClass => typeof found === 'function';

function detectorClass(): DetectorClass | undefined {
  const found: unknown = 'BarcodeDetector' in window ? window.BarcodeDetector : undefined;
  return isDetectorClass(found) ? found : undefined;
}

const FORMAT = 'qr_code';
const LOOKS_EVERY_MS = 200;

/** Whether this browser can use a camera and read a QR code in what it sees. */
export async function canScan(): Promise<boolean> {
  // Without HTTPS there is no camera, whatever the types say.
  const hasCamera = 'mediaDevices' in navigator;
  const formats = await detectorClass()
    ?.getSupportedFormats()
    .catch((): string[] => []);
  return hasCamera && formats?.includes(FORMAT) === true;
}

/** The camera that looks away from the person, where there are two. @throws DOMException when it is refused */
export const openCamera = (): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false });

/**
 * Looks at what `video` shows a few times a second, and hands over each code that it sees; one that stays in view once.
 * @returns what stops it
 */
export function watchForCodes(video: HTMLVideoElement, onCode: (text: string) => void): () => void {
  const Detector = detectorClass();
  const detector = Detector && new Detector({ formats: [FORMAT] });
  let last = '';
  let isLooking = false;
  const look = async () => {
    if (!detector || isLooking || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return;
    isLooking = true;
    // A frame that cannot be read is followed by the next.
    const [found] = await detector.detect(video).catch(() => []);
    isLooking = false;
    if (!found || found.rawValue === last) return;
    last = found.rawValue;
    onCode(last);
  };
  const timer = setInterval(() => void look(), LOOKS_EVERY_MS);
  return () => clearInterval(timer);
}

/** The code in the link that a picture at the entrance holds; null for any other text. */
export function entryCodeIn(text: string): string | null {
  const url = URL.parse(text);
  return url && /^\/events\/[^/]+\/door$/.test(url.pathname)
    ? new URLSearchParams(url.hash.slice(1)).get('code')
    : null;
}
