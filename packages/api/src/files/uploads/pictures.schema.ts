/** Where pictures of businesses, articles and banners are stored and served. */
export const PICTURE_FOLDER = '/business-images/';

/** The largest file that is received. */
export const UPLOAD_MAX_BYTES = 5 * 1_024 * 1_024;

/** The longest side of what is stored of a picture, in pixels: browsers send no more. */
export const LONGEST_SIDE = 1_600;

/** Widths of the smaller files of a picture that is wider. */
const SMALLER_WIDTHS = [960, 480];

export type PictureFacts = {
  width: number;
  height: number;
  /** Of the four corners, row by row, as six hexadecimal digits each; shown until the picture is there. */
  colors: string;
};

const WITH_FACTS = /-(\d{1,5})x(\d{1,5})-([0-9a-f]{24})\.webp$/;

/** The name of a picture's file tells what a page has to know before the picture is there (decision 227). */
export const pictureName = (key: string, { width, height, colors }: PictureFacts) =>
  `${key}-${width}x${height}-${colors}.webp`;

/** What the address of a picture tells; null for one that was uploaded before addresses did. */
export function pictureFacts(address: string): PictureFacts | null {
  const [, width, height, colors] = WITH_FACTS.exec(address) ?? [];
  return colors === undefined ? null : { width: Number(width), height: Number(height), colors };
}

/** The smaller files that a picture of this width is stored in, the largest first. */
export const smallerWidths = (width: number) => SMALLER_WIDTHS.filter((smaller) => smaller < width);

/** The address of a smaller file, such as `…-480.webp`. */
export const smallerAddress = (address: string, width: number) =>
  address.replace(/\.webp$/, `-${width}.webp`);

/** Every file of a picture by its width, the largest first. */
export function pictureSources(address: string): { address: string; width: number }[] {
  const facts = pictureFacts(address);
  if (!facts) return [{ address, width: 0 }];
  const smaller = smallerWidths(facts.width).map((width) => ({
    address: smallerAddress(address, width),
    width,
  }));
  return [{ address, width: facts.width }, ...smaller];
}

/** The smallest file of a picture, for previews. */
export const smallestAddress = (address: string): string =>
  pictureSources(address).at(-1)?.address ?? address;
