const LETTERS = new TextDecoder('ibm866').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))

/** A text in the code page of DOS, in which archivers of Windows write names. Throws for letters that it does not have. */
export const toCodePage866 = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => {
    const byte = LETTERS.indexOf(letter)
    if (byte < 0) throw new RangeError(`${letter} is not in code page 866`)
    return byte
  })
