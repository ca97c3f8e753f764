/** As RFC 6750 writes a token; ours have a few hundred characters. */
const TOKEN = /^[\w.~+/-]{1,4000}=*$/

/** Whether a `jwt_token` of a link may be a token at all: anything else cannot be sent, and counts as none. */
export const isLinkToken = (text: string | undefined): text is string =>
  text !== undefined && TOKEN.test(text)
