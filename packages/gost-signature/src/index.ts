export { checkSignature, compareDigest, readRoot, signedContent } from './check-signature.ts'
export { SignatureError } from './errors.ts'
export { fitsSignature, pairSignatures, signatureOfArchive } from './pair-signatures.ts'
export type { CompareDigests, NamedFile, SignedFile } from './pair-signatures.ts'
