/** Sets a text in a mask as far as it is typed; `before` is what the field showed. Its own result stays as it is. */
export type Mask = (text: string, before: string) => string

/** Tells a character of the value from punctuation of the mask; without the flag `g`. */
export type IsValueChar = RegExp

/**
 * One character too many at the end of a full mask is ignored. Anywhere else the text stays as it is: nothing is cut
 * off behind the person's back, and the rule can refuse it.
 */
export function keepOrLeave(text: string, before: string, isFull: boolean): string {
  return isFull && text.startsWith(before) ? before : text
}

/** How a field shows what is typed. */
export interface FieldMask {
  readonly mask: Mask
  readonly isValueChar: IsValueChar
  /** What the mask puts in front: no key takes it away while others follow. */
  readonly prefix: string
}
