export {
  CODE_ALPHABET,
  CODE_LENGTH,
  CODE_RANDOM_BYTES,
  createCode,
  formatCode,
  isCode,
  normaliseCode,
} from './code/code.ts'
export { HideError, hideParts } from './hide/hide-parts.ts'
export type { HiddenParts, HideErrorCode } from './hide/hide-parts.ts'
export type { Jwks, ProofKey } from './keys.ts'
export type {
  Cell,
  DocumentFacts,
  HiddenKind,
  OutlineEntry,
  PersonalText,
  ReportData,
  ReportPart,
} from './report.ts'
export type {
  ChangedPlace,
  ChangedReport,
  GenuineReport,
  HiddenCounts,
  ReportCheck,
  SectionCheck,
  SectionState,
  SignedFacts,
} from './verify/report-check.ts'
export { prepareVerifier } from './verify/signature.ts'
export { verifyReport } from './verify/verify-report.ts'
