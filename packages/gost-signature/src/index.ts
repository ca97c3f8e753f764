export { checkSignature, signedContent } from './check-signature.ts'
export { SignatureError } from './errors.ts'
