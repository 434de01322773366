/** How far two clocks that are right may seem apart, by rounding and by the way of the answer. */
const TOLERANCE_MS = 5_000;

let offset = 0;

/** Takes the server's time from an answer that just arrived. */
export function noteServerTime(time: number): void {
  const apart = time - Date.now();
  if (Number.isFinite(apart)) offset = Math.abs(apart) > TOLERANCE_MS ? apart : 0;
}

/** Now by the server's clock, since the reader's may be wrong; for ages, opening hours and earliest dates. */
export const serverNow = (): number => Date.now() + offset;
