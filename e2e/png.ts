import type { Page } from '@playwright/test';

/** A picture of one pixel. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A picture as a camera makes it: larger than a screen, drawn by the page's browser. */
export async function drawnPicture(page: Page, text: string, [width, height] = [2_000, 1_250]) {
  const url = await page.evaluate(
    ([label, pixelWidth, pixelHeight]) => {
      const canvas = Object.assign(document.createElement('canvas'), {
        width: pixelWidth,
        height: pixelHeight,
      });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('No canvas');
      const sky = context.createLinearGradient(0, 0, pixelWidth, pixelHeight);
      sky.addColorStop(0, '#f2c14e');
      sky.addColorStop(1, '#1b5d4d');
      context.fillStyle = sky;
      context.fillRect(0, 0, pixelWidth, pixelHeight);
      context.fillStyle = '#ffffff';
      context.font = `${pixelHeight / 5}px sans-serif`;
      context.fillText(label, pixelWidth / 10, pixelHeight / 2);
      return canvas.toDataURL('image/jpeg', 0.9);
    },
    [text, width, height] as const,
  );
  const buffer = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  return { name: `${text}.jpg`, mimeType: 'image/jpeg', buffer };
}

/** A photo of 12 megapixels and more than 5 MB, of a camera that was turned, as its EXIF says. */
export async function cameraPicture(page: Page) {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 4_000, height: 3_000 });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas');
    const pixels = context.createImageData(canvas.width, canvas.height);
    new Uint32Array(pixels.data.buffer).forEach((_, index, all) => {
      all[index] = 0xff_00_00_00 + Math.floor(Math.random() * 0xff_ff_ff);
    });
    context.putImageData(pixels, 0, 0);
    return canvas.toDataURL('image/jpeg', 0.9);
  });
  const jpeg = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  const buffer = Buffer.concat([jpeg.subarray(0, 2), TURNED, jpeg.subarray(2)]);
  return { name: 'Camera.jpg', mimeType: 'image/jpeg', buffer };
}

/** The EXIF of a JPEG whose rows are columns: its one entry is the orientation, 6. */
const TURNED = Buffer.from('ffe100224578696600004d4d002a00000008000101120003000000010006000000000000', 'hex');
