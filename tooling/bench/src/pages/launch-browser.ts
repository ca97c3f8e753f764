import { chromium } from 'playwright'
import type { Browser } from 'playwright'

/** The Chromium of the machine, without what it does for itself in the background. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      // The shell without windows rounds the advance of each letter, and pages shift as on no phone.
      '--font-render-hinting=none',
    ],
  })
}
