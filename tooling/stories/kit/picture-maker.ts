import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const FILE = join(import.meta.dirname, '..', 'pictures', 'made-by.json')

interface Maker {
  platform: string
  /** Major version of Chromium. */
  chromium: number
}

/** What would make pictures here. */
export function makerOf(browserVersion: string): Maker {
  return { platform: process.platform, chromium: Number.parseInt(browserVersion, 10) }
}

/** Another platform or another Chromium draws letters otherwise: then nothing is compared, and this says why. */
export function whyNotCompared(browserVersion: string, file = FILE): string | undefined {
  if (!existsSync(file)) return 'there are no stored pictures yet: npm run pictures'
  const stored = JSON.parse(readFileSync(file, 'utf8')) as Maker
  const here = makerOf(browserVersion)
  if (stored.platform === here.platform && stored.chromium === here.chromium) return undefined
  return (
    `the pictures were made by Chromium ${stored.chromium} on ${stored.platform}, ` +
    `here is Chromium ${here.chromium} on ${here.platform}`
  )
}

/** Written with the pictures, so that the next comparison knows whether it may compare. */
export function writeMaker(browserVersion: string, file = FILE): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(makerOf(browserVersion), null, 2)}\n`)
}
