/*
 * Moderation of comments (CONSOLE-14): all readers see a comment at once; the staff looks at it later, and hides it with a
 * reason that its author reads.
 */

const REASONS = {
  personal: 'Чужие личные данные: имя, телефон или адрес',
  advert: 'Реклама',
  insult: 'Оскорбления',
  'off-topic': 'Не о том, о чем статья',
  illegal: 'Совет нарушить закон',
} as const

/** Most characters of a reason in words. */
export const COMMENT_REASON_LIMIT = 300

/** A prepared reason for hiding a comment. */
export type CommentReason = keyof typeof REASONS

/** All prepared reasons in the order of the form. */
export const COMMENT_REASONS = Object.keys(REASONS) as readonly CommentReason[]

/** A prepared reason in the words that the author reads. */
export function commentReasonText(reason: CommentReason): string {
  return REASONS[reason]
}

/** What a comment contains that readers should perhaps not see. */
export type CommentMark = 'phone' | 'email' | 'link'

const MARKS: readonly (readonly [CommentMark, RegExp])[] = [
  // Ten figures with nothing but the signs of a phone number between them.
  ['phone', /\d(?:[ ()\u00A0-]{0,3}\d){9}/],
  ['email', /[^\s@]@[^\s@]/],
  ['link', /https?:\/\/|www\.|[\p{L}\d]\.(?:ru|рф|com|net|org|me|info)(?![\p{L}\d])/iu],
]

/** Marks of a text for whoever moderates it; a person decides, none of them hides anything. */
export function commentMarks(text: string): readonly CommentMark[] {
  return MARKS.filter(([, pattern]) => pattern.test(text)).map(([mark]) => mark)
}
