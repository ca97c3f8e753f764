export type {
  Extract,
  ExtractDocument,
  ExtractEncumbrance,
  ExtractHolder,
  ExtractMark,
  ExtractNotice,
  ExtractObject,
  ExtractRight,
} from '@proverka/domain/reports'
export { ExtractError } from './errors.ts'
export type { ExtractErrorCode } from './errors.ts'
export { fileKind } from './file-kind.ts'
export type { FileKind } from './file-kind.ts'
export { locateExtract, parseExtract } from './parse-extract.ts'
export type { LocatedExtract } from './parse-extract.ts'
export type { ExtractPlace, ExtractPlaces } from './places.ts'
