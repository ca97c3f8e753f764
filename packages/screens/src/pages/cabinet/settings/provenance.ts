import { formatDateTime } from '@proverka/domain'

/** «14.10.2026, 11:58 МСК» */
export const momentText = (instant: string): string => formatDateTime(instant).replaceAll(' ', '\u00a0')

/** «Указали вы» with the time. */
export const provenance = (source: string, instant: string | null) =>
  instant === null ? undefined : { source, at: momentText(instant) }
