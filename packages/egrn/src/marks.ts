import { saysNothing } from '@proverka/domain/reports'
import type { ExtractMark } from '@proverka/domain/reports'
import { ENCUMBRANCE_TYPES } from './dictionaries.ts'
import { readFrom } from './origin.ts'
import { all, allTexts, child, dateOf, isDeclaredAbsent, skip, textOf, valueOf } from './read-node.ts'
import type { XmlNode } from './tree.ts'
import { compact } from './values.ts'

type MarkKind = ExtractMark['kind']

/** Marks in a right: changes, quarrels, objections, missing consents, reinstatement. */
export function readRightMarks(
  node: XmlNode,
  data: XmlNode | undefined,
  rightNumber: string | undefined,
): ExtractMark[] {
  const changes = all(node, 'changes').map((change) =>
    toMark(change, {
      kind: 'change',
      number: textOf(change, 'change_record_number'),
      date: dateOf(change, 'fixed_at'),
      text: wordsOf('Запись изменена', change),
    }),
  )
  const reinstated = all(data, 'reinstatement').map((one) =>
    toMark(one, {
      kind: 'reinstatement',
      number: rightNumber,
      date: dateOf(one, 'prev_registration_date'),
      text: 'Право восстановлено: прежняя дата регистрации',
    }),
  )
  return [
    ...changes,
    ...reinstated,
    ...readList(node, 'litigations', 'litigation', 'Право оспаривается в суде', rightNumber),
    ...readList(
      node,
      'objections',
      'objection',
      'Есть возражение против зарегистрированного права',
      rightNumber,
    ),
    ...readList(
      node,
      'personal_participations',
      'personal-participation',
      'Регистрация без личного участия правообладателя невозможна',
      rightNumber,
    ),
    ...readConsents(node, rightNumber),
  ]
}

/** Entries without the consent of a third person that the law asks for. */
export function readConsents(node: XmlNode, number: string | undefined): ExtractMark[] {
  return readList(
    node,
    'third_party_consents',
    'consent',
    'Зарегистрировано без согласия третьего лица',
    number,
  )
}

/** Marks of the whole extract: deals, claims, ownerless property, impossibility of registration, taking by the state. */
export function readRootMarks(root: XmlNode): ExtractMark[] {
  return [
    ...readDeals(root),
    ...readConsents(root, undefined),
    ...stated(root, 'claim_records').flatMap((list) => readEach(list, 'claim', 'Заявленное требование')),
    ...stated(root, 'ownerless_right_record').map(readOwnerless),
    ...readList(root, 'non_registrabilitys', 'unregistrable', 'Регистрация невозможна'),
    ...readExpropriation(root),
    ...stated(root, 'incapacity').map((one) =>
      toMark(one, { kind: 'incapacity', text: wordsOf('Сведения о дееспособности', one) }),
    ),
    ...readList(root, 'legal_documents', 'note', 'Документ'),
    ...readList(root, 'received_requests', 'note', 'Поступившее заявление'),
    ...all(root, 'info_issued').flatMap((list) => readEach(list, 'issued', 'Сведения выданы')),
  ]
}

/** Marks of the object record itself: limits of land, heritage, special notes. */
export function readObjectMarks(record: XmlNode): ExtractMark[] {
  const limits = readList(record, 'restrictions_encumbrances', 'land-limit', 'Ограничение использования')
  const places = ['cultural_heritage', 'CulturalHeritage'].flatMap((name) => stated(record, name))
  const heritage = places.map((one) =>
    toMark(one, {
      kind: 'heritage',
      number: textOf(one, 'reg_number'),
      text: wordsOf('Объект культурного наследия', one),
    }),
  )
  const notes = ['special_notes', 'special_marks', 'Notes', 'SpecialNote'].flatMap((name) =>
    stated(record, name).flatMap((one) => noteOf(allTexts(one).join('; '), one)),
  )
  return [...limits, ...heritage, ...notes]
}

/** Taking for state needs. */
export function readExpropriation(node: XmlNode): ExtractMark[] {
  return stated(node, 'state_expropriation').map((one) =>
    toMark(one, { kind: 'expropriation', text: wordsOf('Решение об изъятии', one) }),
  )
}

/** A note with this text; empty without a text. */
export function noteOf(text: string | undefined, node: XmlNode | undefined): ExtractMark[] {
  return text && node ? [toMark(node, { kind: 'note', text })] : []
}

interface MarkFacts {
  readonly kind: MarkKind
  readonly text: string
  readonly number?: string | undefined
  readonly date?: string | undefined
}

/** A mark of the element that it was read from. */
export function toMark(node: XmlNode, facts: MarkFacts): ExtractMark {
  return readFrom(node, compact(facts) as ExtractMark)
}

function readDeals(root: XmlNode): ExtractMark[] {
  const records = all(root, 'deal_records').flatMap((list) => all(list, 'deal_record'))
  return records.flatMap((record) => {
    const data = child(record, 'deal_data')
    const info = child(record, 'record_info')
    const number = textOf(data, 'deal_number')
    const type = valueOf(data, 'deal_type') ?? 'Сделка'
    const date = dateOf(data, 'registration_date') ?? dateOf(info, 'registration_date')
    const consents = [record, ...(data ? [data] : [])].flatMap((place) => readConsents(place, number))
    const rest = [...restOf(data), ...restOf(record)]
    const deal = toMark(record, { kind: 'deal', number, date, text: [type, ...rest].join('; ') })
    return [deal, ...consents]
  })
}

function readOwnerless(node: XmlNode): ExtractMark {
  const data = child(node, 'ownerless_right_data')
  return toMark(node, {
    kind: 'ownerless',
    number: textOf(data, 'ownerless_right_number'),
    date: dateOf(child(node, 'record_info'), 'registration_date'),
    text: wordsOf('Принят на учет как бесхозяйный', node),
  })
}

function readList(
  node: XmlNode,
  listName: string,
  kind: MarkKind,
  title: string,
  number?: string,
): ExtractMark[] {
  return stated(node, listName).flatMap((list) => readEach(list, kind, title, number))
}

/** Children of that name, without those that only say that nothing is entered. */
function stated(node: XmlNode, name: string): XmlNode[] {
  return all(node, name).filter((one) => !isDeclaredAbsent(one))
}

function readEach(list: XmlNode, kind: MarkKind, title: string, number?: string): ExtractMark[] {
  if (list.children.length === 0) return list.text ? [toMark(list, { kind, number, text: list.text })] : []
  return list.children
    .filter((one) => !isDeclaredAbsent(one))
    .map((one) => toMark(one, { kind, number, text: wordsOf(title, one) }))
}

/** The title and every text inside that is not read yet; a limit of a plot may be given by its code alone. */
function wordsOf(title: string, node: XmlNode): string {
  node.seen = true
  const type = valueOf(node, 'encumbrance_type', ENCUMBRANCE_TYPES) ?? []
  const words = [node.text].concat(type, restOf(node)).filter(Boolean)
  return words.length > 0 ? `${title}: ${words.join('; ')}` : title
}

function restOf(node: XmlNode | undefined): string[] {
  return allRest(node).filter((text) => !saysNothing(text))
}

function allRest(node: XmlNode | undefined): string[] {
  return (node?.children ?? []).flatMap((one) => {
    if (one.name !== 'contacts' && one.name !== 'identity_doc') return one.seen ? allRest(one) : allTexts(one)
    skip(one)
    return []
  })
}
