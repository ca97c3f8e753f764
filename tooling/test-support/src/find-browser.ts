import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The shell first: Chromium without its windows. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/** `CHROMIUM_PATH`, else the system's Chromium; `undefined` leaves it to Playwright's own download. */
export function findBrowser(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env['CHROMIUM_PATH']) return env['CHROMIUM_PATH']
  const folders = (env['PATH'] ?? '').split(delimiter)
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file))
}
