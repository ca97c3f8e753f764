import { saysNothing } from '@proverka/domain/reports'
import type { ExtractHolder } from '@proverka/domain/reports'
import { all, child, firstOf, own, textOf, valueOf } from './read-node.ts'
import type { XmlNode } from './tree.ts'
import { compact } from './values.ts'

/** A person that the register keeps to itself (LAW-03). */
export const WITHHELD_PERSON: ExtractHolder = { kind: 'person', state: 'withheld' }

/** Words that registers print in place of a hidden name. */
const HIDDEN = /^(?:физическое лицо|данные о правообладателе.*|.*не предоставля.*|.*скрыт.*|[*•\-–—.\s]+)$/iu

/** True for a placeholder instead of a name. */
export function isHiddenName(name: string | undefined): boolean {
  return name === undefined || HIDDEN.test(name) || saysNothing(name)
}

/** Holders under `right_holders/right_holder`; a holder without a name is a withheld one. */
export function readRightHolders(node: XmlNode | undefined): ExtractHolder[] {
  return all(node, 'right_holders')
    .flatMap((list) => all(list, 'right_holder'))
    .flatMap(readSubject)
}

/** A subject: `individual`, `legal_entity`, `public_formation`, `another` and the two nameless kinds of servitudes. */
export function readSubject(node: XmlNode | undefined): ExtractHolder[] {
  if (!node) return []
  const holders = [
    ...all(node, 'individual').map(readIndividual),
    ...all(node, 'legal_entity').map(readLegalEntity),
    ...all(node, 'public_formation').map(readPublicFormation),
    ...all(node, 'another').flatMap(readAnother),
    ...all(node, 'public_servitude').map((one) => publicHolder(textOf(one, 'public') ?? own(one))),
    ...all(node, 'undefined').map((one) => publicHolder(textOf(one, 'undefined') ?? own(one))),
  ]
  return holders.length > 0 ? holders : [WITHHELD_PERSON]
}

function readIndividual(node: XmlNode): ExtractHolder {
  const parts = ['surname', 'name', 'patronymic'].map((part) => textOf(node, part))
  const name = parts.filter(Boolean).join(' ') || own(node)
  return isHiddenName(name) ? WITHHELD_PERSON : compact({ kind: 'person', state: 'named', name })
}

function readLegalEntity(node: XmlNode): ExtractHolder {
  const entity = child(node, 'entity') ?? node
  const company =
    firstOf(entity, ['resident', 'not_resident', 'govement_entity', 'government_entity']) ?? entity
  const name = textOf(company, 'name') ?? textOf(company, 'full_name') ?? textOf(company, 'short_name')
  return compact({
    kind: 'organisation',
    state: isHiddenName(name) ? 'withheld' : 'named',
    name: isHiddenName(name) ? undefined : name,
    inn: textOf(company, 'inn'),
    ogrn: textOf(company, 'ogrn'),
  })
}

/** Country, region or town: it has neither INN nor OGRN (FIND-08). */
function readPublicFormation(node: XmlNode): ExtractHolder {
  const type = child(node, 'public_formation_type') ?? node
  const body = firstOf(type, ['russia', 'subject_of_rf', 'municipality', 'foreign_public', 'union_state'])
  return publicHolder(valueOf(body, 'name') ?? own(body))
}

function publicHolder(name: string | undefined): ExtractHolder {
  return compact({ kind: 'public', state: name === undefined ? 'withheld' : 'named', name })
}

const ANOTHER_NAMES = [
  'investment_unit_name',
  'certificate_name',
  'bonds_number',
  'aparthouse_owners_name',
  'name',
  'short_name',
  'print_text',
  'comment',
] as const

/** Funds, holders of bonds, owners of flats, partnerships (whose members are listed in place of it). */
function readAnother(node: XmlNode): ExtractHolder[] {
  const type = child(node, 'another_type') ?? node
  return type.children
    .filter((one) => one.name !== 'contacts')
    .flatMap((body) => {
      body.seen = true
      if (body.name === 'partnership') return readPartnership(body)
      const texts = ANOTHER_NAMES.map((part) => textOf(body, part))
      textOf(body, 'issue_date')
      const name = texts.find(Boolean) ?? own(body) ?? textOf(body, body.name)
      return [
        compact<ExtractHolder>({
          kind: 'organisation',
          state: name === undefined ? 'withheld' : 'named',
          name,
          inn: textOf(body, 'inn'),
          ogrn: textOf(body, 'ogrn'),
        }),
      ]
    })
}

function readPartnership(node: XmlNode): ExtractHolder[] {
  const list = child(node, 'partnership_participants')
  const participants = all(list, 'partnership_participant')
  return participants.length > 0 ? participants.flatMap(readSubject) : readSubject(list)
}
