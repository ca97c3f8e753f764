const ID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i

/** Whether a text has the form of our ids; any other text can be refused without a lookup. */
export function isId(text: string): boolean {
  return ID.test(text)
}
