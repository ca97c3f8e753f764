import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const FIXTURES = join(import.meta.dirname, '..', '..', '..', '..', 'packages', 'egrn', 'fixtures')

/** An extract of 2026 about a building that belongs to an organisation. */
export const BUILDING = 'extract_about_property_build_2026_1038_abridged.xml'
export const BUILDING_NUMBER = '77:05:0004001:1038'

export const extractFile = (name: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(join(FIXTURES, name)))

/** The body of `manual_update`. */
export const extractForm = (order_item_id: string, bytes: Uint8Array<ArrayBuffer>) => ({
  order_item_id,
  file: new File([bytes], 'extract.xml', { type: 'text/xml' }),
})
