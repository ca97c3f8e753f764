import { Link } from '@proverka/ui/primitives'
import { subjectOf } from './log-words.ts'

/** A thing of the log; it leads to its screen where it has one. */
export function LogSubject({ subject }: { subject: string }) {
  const { words, href } = subjectOf(subject)
  return href ? <Link href={href}>{words}</Link> : words
}
