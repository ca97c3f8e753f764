import { readFileSync } from 'node:fs'

/** Bytes of a file in `fixtures/`. */
export function readFixture(name: string): Uint8Array {
  return readFileSync(new URL(`../fixtures/${name}`, import.meta.url))
}

/** All files that must parse without anything left over, and that hostile tests cut and bend. */
export const CLEAN_FIXTURES = [
  'exract_decision_refuse_provide_info_demo.xml',
  'extract_about_property_build_2026_1038_abridged.xml',
  'extract_about_property_build_synthetic.xml',
  'extract_about_property_land_synthetic.xml',
  'extract_about_property_room_synthetic.xml',
  'extract_base_params_land_cp1251_synthetic.xml',
  'extract_transfer_rights_property_demo.xml',
  'kvzu_demo.xml',
  'reestr_extract_v07_cooperative-own.xml',
  'reestr_extract_v07_no-rights.xml',
  'reestr_extract_v07_organization-owner.xml',
] as const

/** UTF-8 bytes of a text. */
export function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}
