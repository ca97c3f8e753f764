import type {
  Extract,
  ExtractEncumbrance,
  ExtractMark,
  ExtractNotice,
  ExtractRight,
} from '@proverka/domain/reports'
import { readEncumbrance } from './encumbrances.ts'
import { isSilentOnRights, noticeKind, RECORD_NAMES } from './kinds.ts'
import { readArea } from './area.ts'
import { noteOf, readObjectMarks, readRootMarks, toMark } from './marks.ts'
import { objectRecordIn, readObject } from './object.ts'
import { readFrom } from './origin.ts'
import { ownershipOf } from './ownership.ts'
import {
  all,
  allTexts,
  attribute,
  child,
  dateOf,
  fact,
  isDeclaredAbsent,
  numberOf,
  skip,
  textOf,
} from './read-node.ts'
import { readRight } from './rights.ts'
import type { XmlNode } from './tree.ts'
import { compact, splitNumbers } from './values.ts'

/** The result of a reader; `parseExtract` adds the parts that were not read. */
export type ReadExtract = Omit<Extract, 'notUnderstood'>

/** Reads the present form: every root that begins with `extract_` or `exract_`. */
export function readExtract(root: XmlNode): ReadExtract {
  const base = child(root, 'base_data')
  const main = objectRecordIn(root) ?? objectRecordIn(base)
  const owned = RECORD_NAMES.flatMap((name) =>
    [root, base].flatMap((place) => all(child(place, `${name}s`), name)),
  )
  const records = main ? [main, ...owned] : owned
  const [first, ...others] = records
  const found = collectEntries(root, owned)
  const top = child(child(root, 'details_statement'), 'group_top_requisites')
  const object = first ? readObject(first) : readQuarter(root)
  const status = textOf(root, 'status')
  const notice = readNotice(root)
  const marks = [
    ...(first ? readObjectMarks(first) : []),
    ...found.marks,
    ...readRootMarks(root),
    ...readValue(root),
  ]
  attribute(root, 'guid')

  return compact<ReadExtract>({
    kind: root.name,
    number: textOf(top, 'registration_number'),
    date: dateOf(top, 'date_formation'),
    organ: textOf(top, 'organ_registr_rights'),
    object: compact({
      ...object,
      status,
      cost: object.cost ?? numberOf(child(root, 'cost'), 'value'),
      cadastralNumbers:
        object.cadastralNumbers.length > 0 ? object.cadastralNumbers : numbersIn(notice?.asked),
    }),
    rights: found.rights,
    ownership: ownershipOf(found.rights),
    encumbrances: found.encumbrances,
    silentOnRights: isSilentOnRights(root.name) ? true : undefined,
    objects: others.length > 0 ? others.map((record) => readFrom(record, readObject(record))) : undefined,
    marks: marks.length > 0 ? marks : undefined,
    notice,
  })
}

interface Entries {
  rights: ExtractRight[]
  encumbrances: ExtractEncumbrance[]
  marks: ExtractMark[]
}

/** Entries of the root and, in an extract about one person, of each object. */
function collectEntries(root: XmlNode, owned: readonly XmlNode[]): Entries {
  const found: Entries = { rights: [], encumbrances: [], marks: [] }
  readEntries(root, undefined, found)
  for (const record of owned) {
    const number = textOf(child(child(record, 'object'), 'common_data'), 'cad_number')
    readEntries(record, number, found)
  }
  return { ...found, rights: withoutRepeats(found.rights), encumbrances: withoutRepeats(found.encumbrances) }
}

/** Numbered entries that are in the file twice with all that they say, once. */
function withoutRepeats<Entry extends ExtractRight | ExtractEncumbrance>(entries: readonly Entry[]): Entry[] {
  const seen = new Set<string>()
  return entries.filter((entry) => {
    if (entry.number === undefined) return true
    const words = JSON.stringify(entry)
    const isRepeat = seen.has(words)
    seen.add(words)
    return !isRepeat
  })
}

function readEntries(node: XmlNode, cadastralNumber: string | undefined, into: Entries): void {
  const rights = [
    ...all(node, 'right_records').flatMap((list) => all(list, 'right_record')),
    ...all(node, 'right_record'),
  ]
  for (const record of rights.filter((one) => !isDeclaredAbsent(one))) {
    const { right, marks } = readRight(record, cadastralNumber)
    into.rights.push(right)
    for (const mark of marks) into.marks.push(mark)
  }
  const restrictions = all(node, 'restrict_records').flatMap((list) => all(list, 'restrict_record'))
  for (const record of restrictions.filter((one) => !isDeclaredAbsent(one))) {
    const { encumbrance, marks } = readEncumbrance(record, cadastralNumber)
    into.encumbrances.push(encumbrance)
    for (const mark of marks) into.marks.push(mark)
  }
}

/** The plan of a quarter: the quarter itself is the object. */
function readQuarter(root: XmlNode): Extract['object'] {
  const blocks = all(child(root, 'cadastral_blocks'), 'cadastral_block')
  const numbers = blocks.flatMap((block) => splitNumbers(textOf(block, 'cadastral_number')))
  const [area] = blocks.map((block) => readArea(child(block, 'area_quarter')))
  return compact({ cadastralNumbers: numbers, quarter: numbers[0], area })
}

function readNotice(root: XmlNode): ExtractNotice | undefined {
  const request = child(root, 'details_request')
  for (const name of ['date_received_request', 'date_receipt_request_reg_authority_rights'])
    dateOf(request, name)
  const kind = noticeKind(root.name)
  skip(child(request, 'right_holder'))
  if (kind === undefined) return undefined

  const asked = [textOf(root, 'view_request_info'), textOf(root, 'content_request')]
  const holders = all(root, 'right_holders').flatMap(allTexts)
  const litigations = all(root, 'litigations').flatMap(allTexts)
  const reason = [textOf(root, 'reasons_notification'), ...litigations].filter(Boolean).join('; ')
  return compact({
    kind,
    asked: [...asked, ...holders].filter(Boolean).join('; ') || undefined,
    reason: reason || undefined,
  })
}

const CADASTRAL_NUMBER = /\d{1,2}:\d{1,2}:\d{1,7}:\d+/g

function numbersIn(text: string | undefined): string[] {
  return [...new Set(text?.match(CADASTRAL_NUMBER) ?? [])]
}

const VALUE_DATES = [
  ['determination_date', 'Дата определения кадастровой стоимости'],
  ['application_date', 'Дата начала применения кадастровой стоимости'],
  ['approvement_date', 'Дата утверждения кадастровой стоимости'],
  ['registration_date', 'Дата внесения кадастровой стоимости в реестр'],
  ['revisal_statement_date', 'Дата заявления о пересмотре кадастровой стоимости'],
] as const

/** Dates and notes of an extract about the cadastral value. */
function readValue(root: XmlNode): ExtractMark[] {
  const cost = child(root, 'cost')
  const dates = VALUE_DATES.flatMap(([name, text]) => {
    const date = dateOf(cost, name)
    return date === undefined || !cost ? [] : [toMark(cost, { kind: 'note', text, date })]
  })
  const act = [textOf(cost, 'approvement_document_number'), dateOf(cost, 'approvement_document_date')]
  const approved = act.some(Boolean)
    ? noteOf(`Акт об утверждении кадастровой стоимости: ${act.filter(Boolean).join(' от ')}`, cost)
    : []
  const info = child(root, 'record_info')
  const ended = dateOf(info, 'cancel_date')
  const cancelled =
    ended === undefined || !info
      ? []
      : [toMark(info, { kind: 'note', text: 'Запись прекращена', date: ended })]
  const available = dateOf(root, 'date_available_information')
  const asOf =
    available === undefined ? [] : [toMark(root, { kind: 'note', text: 'Сведения на дату', date: available })]
  const special = child(root, 'special_marks')
  return [...asOf, ...dates, ...approved, ...cancelled, ...noteOf(fact(special), special)]
}
