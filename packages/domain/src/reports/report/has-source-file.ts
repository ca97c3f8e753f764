import type { Report } from './report.ts'

/** Whether a report was read from an official file, which its buyer can have (`fileType=xml`); invented data have none. */
export const hasSourceFile = ({ extract, demo }: Pick<Report, 'extract' | 'demo'>): boolean =>
  extract !== undefined && !demo
