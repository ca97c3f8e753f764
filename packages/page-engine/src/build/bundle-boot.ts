import { build } from 'vite'
import type { Rolldown } from 'vite'

/**
 * The boot module as one classic script, which each page has inline. It is bundled by itself: what it shared with the app
 * would be a file that it has to wait for.
 */
export async function bundleBoot(entry: string): Promise<string> {
  const [result] = (await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'boot' } },
  })) as Rolldown.RolldownOutput[]
  const [chunk, ...others] = result?.output ?? []
  if (!chunk || others.length > 0) throw new Error('The boot script would load another file')
  if (chunk.code.includes('</script')) throw new Error('The boot script would end in the middle')
  return chunk.code.trim()
}
