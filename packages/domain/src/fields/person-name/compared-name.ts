import { plainLine } from '../text/plain-text.ts'

/** A name as names are compared: small letters, «ё» as «е», one space between words. */
export const comparedName = (text: string): string => plainLine(text).toLowerCase().replaceAll('ё', 'е')
