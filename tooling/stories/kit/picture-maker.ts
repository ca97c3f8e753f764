import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { findBrowser } from '@proverka/test-support/find-browser'

const FILE = join(import.meta.dirname, '..', 'pictures', 'made-by.json')

/** What draws letters in a way of its own. */
interface Maker {
  platform: string
  /** The program: the shell without windows rounds otherwise than Chromium with them. */
  browser: string
  /** Major version of Chromium. */
  chromium: number
}

/** What makes pictures here. */
export function makerOf(browserVersion: string, browser = basename(findBrowser() ?? 'playwright')): Maker {
  return { platform: process.platform, browser, chromium: Number.parseInt(browserVersion, 10) }
}

/** Another maker draws letters otherwise: then nothing is compared, and this says why. */
export function whyNotCompared(here: Maker, file = FILE): string | undefined {
  if (!existsSync(file)) return 'there are no stored pictures yet: npm run pictures'
  const stored = JSON.parse(readFileSync(file, 'utf8')) as Maker
  const [there, now] = [inWords(stored), inWords(here)]
  return there === now ? undefined : `the pictures were made by ${there}, here is ${now}`
}

const inWords = ({ browser, chromium, platform }: Maker): string => `${browser} ${chromium} on ${platform}`

/** Written with the pictures, so that the next comparison knows whether it may compare. */
export function writeMaker(here: Maker, file = FILE): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(here, null, 2)}\n`)
}
