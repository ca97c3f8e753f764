const ID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i

/** Whether a text has the form of an id of ours: what has not, names nothing, and nobody needs to be asked. */
export function isId(text: string): boolean {
  return ID.test(text)
}
