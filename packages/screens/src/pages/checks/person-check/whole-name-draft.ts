import type { DraftPlace } from '@proverka/ui/forms'
import { draftPlace } from '../../../runtime/storage/draft-place.ts'

/** The draft that all forms about a person share; a form that takes the name in one piece keeps it as `fullName`. */
export const SHARED_PERSON_DRAFT = 'person'

/** The draft of the search line of a person, whose name is one field; the forms that follow go on with it. */
export function wholeNameDraft(): DraftPlace {
  const shared = draftPlace(SHARED_PERSON_DRAFT)
  return {
    read: () => {
      const { fullName, lastName, firstName, middleName, birthDate, region } = shared.read()
      const name = fullName ?? [lastName, firstName, middleName].filter(Boolean).join(' ')
      return filled({ fullName: name, birthDate, region })
    },
    write: shared.write,
  }
}

const filled = (draft: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(draft).filter((entry): entry is [string, string] => Boolean(entry[1])))
