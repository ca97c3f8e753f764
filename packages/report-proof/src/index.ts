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
export { checkFile } from './read/check-file.ts'
export type { FileCheck } from './read/check-file.ts'
export { PDF_ATTACHMENT, PDF_KEYWORD, STAMP_ATTACHMENT } from './read/pdf.ts'
export { FILE_LIMIT, readProof } from './read/proof-file.ts'
export { pemCertificates } from './stamp/pem.ts'
export { createStampRequest } from './stamp/stamp-request.ts'
export type { StampRequest } from './stamp/stamp-request.ts'
export { stampedDigest } from './stamp/token-stamp.ts'
export { verifyStamp } from './stamp/verify-stamp.ts'
export type { StampCheck, StampDemands, StampFault } from './stamp/verify-stamp.ts'
export type { FileRefusal, ProofFile, RefusalReason } from './read/proof-file.ts'
