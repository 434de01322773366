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
