import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const FIXTURES = join(import.meta.dirname, '..', 'fixtures', 'register')

const gar = (name: string) => join(FIXTURES, 'gar', name)

export const GAR = {
  full: gar('gar_xml.zip'),
  first: gar('gar_delta_xml_302.zip'),
  second: gar('gar_delta_xml_303.zip'),
} as const

export interface ExpectedObject {
  readonly objectId: string
  readonly guid: string
  readonly level: number
  readonly parentObjectId: string | null
  readonly parts: readonly object[] | null
  readonly address: string | null
  readonly ownPart: string
  readonly cadastralNumbers: readonly string[]
  readonly unreadableCadastralValues: readonly string[]
  readonly postcode: string | null
  readonly oktmo: string | null
}

interface ExpectedStep {
  readonly after: string
  readonly day: string
  readonly objects: readonly ExpectedObject[]
  readonly notCurrent: readonly string[]
  readonly numbersOnSeveralObjects: Readonly<Record<string, readonly string[]>>
}

const { steps } = JSON.parse(readFileSync(gar('expected.json'), 'utf8')) as { steps: readonly ExpectedStep[] }

/** What a reader must know after the archive and after each of the changes. */
export const [AFTER_FULL, AFTER_FIRST, AFTER_SECOND] = steps as readonly [
  ExpectedStep,
  ExpectedStep,
  ExpectedStep,
]
