import { readTerm } from '@proverka/domain/timing'
import { useNow } from '@proverka/screens/runtime/page/use-now.ts'
import { Term } from '@proverka/ui/console'
import type { Letter } from './requests-query.ts'

/** The term of a letter that waits; «закрыто» of one that does not. */
export function LetterTerm({ letter: { since, due, isOpen } }: { letter: Letter }) {
  const now = useNow(isOpen)
  return isOpen ? <Term term={readTerm(since, due, now)} /> : <span>закрыто</span>
}
