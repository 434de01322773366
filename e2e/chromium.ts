import { existsSync } from 'node:fs';
import chromium from '@sparticuz/chromium';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of the installed Chromium, else of the one in node_modules. */
export async function chromiumPath(): Promise<string> {
  return INSTALLED.find((path) => existsSync(path)) ?? (await chromium.executablePath());
}

/** Headless, without network access beyond this machine, also as root. */
export const CHROMIUM_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
