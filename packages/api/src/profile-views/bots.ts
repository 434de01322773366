/** Words by which crawlers, link previewers and scripts name themselves. */
const BOT =
  /bot\b|bot[/;)]|crawl|spider|slurp|preview|facebookexternalhit|embedly|whatsapp|telegram|skype|pinterest|headless|lighthouse|monitor|curl\/|wget\/|python-|httpx?\/|axios\/|node-fetch|undici|go-http-client|java\/|okhttp|libwww|scrapy/i;

/** Whether a user agent is no person's browser; one that names nothing at all is none either. */
export function isBot(userAgent: string): boolean {
  return userAgent.trim() === '' || BOT.test(userAgent);
}
