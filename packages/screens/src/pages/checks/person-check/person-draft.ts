import { nameReadings, nameWords, splitFullName } from '@proverka/domain'
import type { DraftPlace } from '@proverka/ui/forms'
import { draftPlace } from '../../../runtime/storage/draft-place.ts'
import { SHARED_PERSON_DRAFT } from './whole-name-draft.ts'

/** What every form about a person asks. */
const COMMON = ['lastName', 'firstName', 'middleName', 'formerLastNames', 'birthDate', 'region'] as const

/**
 * Keeps what is typed into one form about a person, and hands over to the next one what each of them asks: a person is
 * filled in once. The rest (INN, the bureau's report) comes back to the same form about the same person alone. A page about
 * one purpose starts with that, whatever was chosen elsewhere.
 */
export function personDraft(form: string, hasPurpose: boolean): DraftPlace {
  const own = draftPlace(`person-${form}`)
  const shared = draftPlace(SHARED_PERSON_DRAFT)
  return {
    read: () => {
      const { reason, fullName, ...typed } = shared.read()
      const person = { ...typed, ...partsOf(fullName) }
      const handedOver = reason === undefined || hasPurpose ? person : { ...person, reason }
      const kept = own.read()
      const isSame = COMMON.every((name) => (kept[name] ?? '') === (handedOver[name] ?? ''))
      return isSame ? { ...handedOver, ...kept } : handedOver
    },
    write: (draft) => {
      own.write(draft)
      const common = Object.entries(draft).filter(([name]) => SHARED.has(name))
      shared.write(Object.fromEntries(common))
    },
  }
}

const SHARED: ReadonlySet<string> = new Set([...COMMON, 'reason'])

/** A full name by its parts; an ambiguous one stays whole, for its form to ask. */
function partsOf(fullName: string | undefined): Readonly<Record<string, string>> {
  if (!fullName) return {}
  if (nameReadings(fullName).length > 1 || nameWords(fullName).length < 2) return { lastName: fullName }
  return Object.fromEntries(Object.entries(splitFullName(fullName)).filter(([, part]) => part !== ''))
}
