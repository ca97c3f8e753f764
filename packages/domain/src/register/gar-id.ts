const GAR_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Whether a text is an OBJECTGUID of GAR, as houses are named by other registers. */
export const isGarId = (text: string): boolean => GAR_ID.test(text.trim())
