import { dayInMoscow } from '../../format/format-date.ts'

/** What the name of a report's file is made of. */
export interface NamedReport {
  /** Cadastral number, address or person. */
  readonly object_key: string
  readonly product_name: string
  /** ISO instant of the last change. */
  readonly updated_at: string
}

/** In characters: file systems take 255 bytes of a name, and a letter may be two. */
const LONGEST_SUBJECT = 80

/** `00-14-0203005-1047_EgrnObject_2026-11-21.pdf`: says what is inside, and is a file name on every system. */
export function reportFileName(report: NamedReport, extension: string): string {
  const words = report.object_key.replace(/[^\p{L}\d]+/gu, '-').replace(/^-/, '')
  const subject = [...words].slice(0, LONGEST_SUBJECT).join('').replace(/-$/, '')
  return `${subject}_${report.product_name}_${dayInMoscow(report.updated_at)}.${extension}`
}
