import { join } from 'node:path'
import { build } from 'vite'

const BOOT = join(import.meta.dirname, '..', 'start', 'boot', 'boot.ts')

/**
 * The boot script as one classic script without files of its own: each page has it inline. It is bundled by itself, or
 * what it shares with the app would be a file that it has to wait for.
 *
 * @returns {Promise<string>}
 */
export async function buildBoot() {
  const [{ output }] = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, lib: { entry: BOOT, formats: ['iife'], name: 'boot' } },
  })
  const [{ code }, ...others] = output
  if (others.length > 0) throw new Error('The boot script would load another file')
  if (code.includes('</script')) throw new Error('The boot script would end in the middle')
  return code.trim()
}
