/** The certificates of a PEM text, base64 of DER. */
export const pemCertificates = (text: string): readonly string[] =>
  [...text.matchAll(/-----BEGIN CERTIFICATE-----([\w\s+/=]+?)-----END CERTIFICATE-----/g)].map(
    ([, body = '']) => body.replaceAll(/\s/g, ''),
  )
