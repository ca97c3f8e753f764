import { saysNothing } from '@proverka/domain/reports'
import type { ExtractEncumbrance, ExtractMark, ExtractObject, ExtractRight } from '@proverka/domain/reports'
import { isSilentOnRights } from './kinds.ts'
import { legacyObjectIn, readLegacyObject } from './legacy-object.ts'
import { readLegacyEncumbrance, readLegacyRight } from './legacy-rights.ts'
import { noteOf, readObjectMarks, toMark } from './marks.ts'
import { mergeEncumbrances, mergeRights, withCode } from './merge-entries.ts'
import type { Coded } from './merge-entries.ts'
import { ownershipOf } from './ownership.ts'
import type { ReadExtract } from './read-extract.ts'
import { readFrom } from './origin.ts'
import { all, allTexts, attribute, child, fact, factOf, isDeclaredAbsent, skip, textOf } from './read-node.ts'
import type { XmlNode } from './tree.ts'
import { compact, isoDate } from './values.ts'

/**
 * Reads the forms of 2016 to 2020: the cadastre (`KPOKS`, `KVOKS`, `KVZU`, `KPZU`) with the statement of rights inside
 * (`ReestrExtract`). Without the statement it is a document of the cadastre, which does not tell of rights.
 */
export function readLegacy(root: XmlNode): ReadExtract {
  const node = legacyObjectIn(root)
  const statement =
    root.name === 'Extract' ? (child(root, 'ReestrExtract') ?? root) : child(root, 'ReestrExtract')
  const declared = child(statement, 'DeclarAttribute')
  const certificate = child(root, 'CertificationDoc')
  const registered = readStatement(statement)
  const cadastre = node ? readCadastreEntries(node) : { rights: [], encumbrances: [], marks: [] }
  const rights = mergeRights(registered.rights, cadastre.rights)
  const encumbrances = mergeEncumbrances(registered.encumbrances, cadastre.encumbrances)
  const marks = [...(node ? readObjectMarks(node) : []), ...cadastre.marks, ...registered.marks]
  const number = attribute(declared, 'ExtractNumber')
  const date = isoDate(attribute(declared, 'ExtractDate'))
  const organ = textOf(certificate, 'Organization')
  const certified = { number: textOf(certificate, 'Number'), date: isoDate(textOf(certificate, 'Date')) }
  const object = node ? readLegacyObject(node) : { cadastralNumbers: [] }
  const described = registered.object
  skip(certificate)
  skip(declared)

  return compact<ReadExtract>({
    kind: root.name,
    number: number ?? certified.number,
    date: date ?? certified.date,
    organ: organ ?? registered.organ,
    object: described ? { ...described, ...object, cadastralNumbers: firstFull(object, described) } : object,
    rights,
    ownership: ownershipOf(rights),
    encumbrances,
    silentOnRights: isSilentOnRights(root.name) || statement === undefined ? true : undefined,
    marks: marks.length > 0 ? marks : undefined,
  })
}

function firstFull(...objects: readonly ExtractObject[]): string[] {
  return objects.find((object) => object.cadastralNumbers.length > 0)?.cadastralNumbers ?? []
}

interface Entries {
  readonly rights: readonly Coded<ExtractRight>[]
  readonly encumbrances: readonly Coded<ExtractEncumbrance>[]
  readonly marks: readonly ExtractMark[]
}

interface Statement extends Entries {
  object?: ExtractObject
  organ?: string
}

/** The names are those of the printed form, where `RightAssert` is item 9 and `RightClaim` item 5. */
const SAYINGS = [
  ['RightAssert', 'claim', 'Правопритязание'],
  ['RightClaim', 'litigation', 'Заявленное в суде право требования'],
  ['RightAgainst', 'objection', 'Возражение'],
  ['RightSteal', 'expropriation', 'Изъятие для государственных или муниципальных нужд'],
  ['WithoutThirdParty', 'consent', 'Без необходимого согласия третьего лица'],
  [
    'InabilityRegWithoutOwner',
    'personal-participation',
    'Без личного участия правообладателя регистрация невозможна',
  ],
  ['InabilityRegZU', 'unregistrable', 'Регистрация невозможна'],
  ['DocNoticeHolder', 'note', 'Уведомление'],
] as const

function readStatement(statement: XmlNode | undefined): Statement {
  const frame = child(statement, 'ExtractObjectRight')
  const object = child(frame, 'ExtractObject') ?? child(statement, 'ExtractObject')
  const list = child(object, 'ObjectRight')
  const records = all(list, 'Right')
  const encumbrances = [object, list, ...records].flatMap((one) => all(one, 'Encumbrance'))
  const marks = SAYINGS.flatMap(([name, kind, title]) =>
    all(object, name).flatMap((one) => {
      const words = allTexts(one).filter((text) => !saysNothing(text))
      return words.length > 0 ? [readFrom(one, { kind, text: `${title}: ${words.join('; ')}` })] : []
    }),
  )
  const description = child(list, 'ObjectDesc') ?? child(object, 'ObjectDesc')
  return compact<Statement>({
    rights: readRights(records),
    encumbrances: readEncumbrances(encumbrances),
    marks: [
      ...marks,
      ...records.flatMap(readRightNotes),
      ...readHoldings(object, list),
      ...readNotices(statement),
    ],
    object: description && readLegacyObject(description),
    organ: textOf(child(frame, 'HeadContent'), 'DeptName'),
  })
}

/** Shares in a house that is being built. */
function readHoldings(...places: readonly (XmlNode | undefined)[]): ExtractMark[] {
  const found = ['ShareHolding', 'DocShareHolding'].flatMap((name) =>
    places.flatMap((place) => all(place, name)),
  )
  return found.flatMap((one): ExtractMark[] => {
    const words = allTexts(one).filter((text) => !saysNothing(text))
    const text = `Участие в долевом строительстве: ${words.join('; ')}`
    return words.length > 0 ? [readFrom(one, { kind: 'note', text })] : []
  })
}

/** Notices in place of the rights: nothing is found, or the register refuses. */
function readNotices(statement: XmlNode | undefined): ExtractMark[] {
  const found = ['NoticelObj', 'NoticeObj', 'RefusalObj'].flatMap((name) => all(statement, name))
  return found.flatMap((one) => {
    for (const frame of ['HeadContent', 'FootContent']) skip(child(one, frame))
    const words = one.children.filter(({ seen }) => !seen).flatMap(allTexts)
    return noteOf(words.length > 0 ? `Уведомление реестра: ${words.join('; ')}` : undefined, one)
  })
}

function readCadastreEntries(node: XmlNode): Entries {
  const rights = all(child(node, 'Rights'), 'Right')
  return {
    rights: readRights(rights),
    marks: rights.flatMap(readRightNotes),
    encumbrances: readEncumbrances(all(child(node, 'Encumbrances'), 'Encumbrance')),
  }
}

/** Marks of a right of either part: notes, and that a court restored it. */
function readRightNotes(node: XmlNode): ExtractMark[] {
  const registration = child(node, 'Registration')
  const number = textOf(registration, 'RegNumber')
  const restored = child(registration, 'RestorCourt')
  const words = fact(restored)
  return [
    ...noteOf(factOf(node, 'Desc'), child(node, 'Desc')),
    ...(restored && words
      ? [toMark(restored, { kind: 'reinstatement', number, text: `Право восстановлено судом: ${words}` })]
      : []),
  ]
}

function readRights(nodes: readonly XmlNode[]): Coded<ExtractRight>[] {
  return nodes
    .filter((node) => !isDeclaredAbsent(node))
    .flatMap((node) => {
      const entry = readLegacyRight(node)
      const code = textOf(child(node, 'Registration'), 'Type') ?? textOf(node, 'Type')
      return entry === undefined ? [] : [withCode(entry, code)]
    })
}

function readEncumbrances(nodes: readonly XmlNode[]): Coded<ExtractEncumbrance>[] {
  return nodes
    .filter((node) => !isDeclaredAbsent(node))
    .map((node) => withCode(readLegacyEncumbrance(node), textOf(node, 'Type')))
}
