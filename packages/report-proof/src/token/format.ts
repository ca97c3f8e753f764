export const TOKEN_TYPE = 'proverka-report+sd-jwt'
export const TOKEN_ALG = 'EdDSA'
export const DIGEST_ALG = 'sha-256'

/** Between the signed part and each disclosure, and after the last one (RFC 9901, 4). */
export const SEPARATOR = '~'
