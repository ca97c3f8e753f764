export { checkSignature, compareDigest, signedContent } from './check-signature.ts'
export { SignatureError } from './errors.ts'
