import { saysNothing } from '@proverka/domain/reports'
import type { ExtractEncumbrance, ExtractHolder, ExtractMark } from '@proverka/domain/reports'
import { ENCUMBRANCE_TYPES, UNKNOWN_ENCUMBRANCE } from './dictionaries.ts'
import { readDocuments } from './documents.ts'
import { readRightHolders, readSubject } from './holders.ts'
import { readConsents, readExpropriation } from './marks.ts'
import { readFrom } from './origin.ts'
import { all, allTexts, child, dateOf, textOf, valueOf } from './read-node.ts'
import type { XmlNode } from './tree.ts'
import { compact, isoDate, orAbsent } from './values.ts'

/** One `restrict_record` and the marks inside it. */
export function readEncumbrance(
  node: XmlNode,
  cadastralNumber?: string,
): { encumbrance: ExtractEncumbrance; marks: ExtractMark[] } {
  const data = child(node, 'restrictions_encumbrances_data')
  const info = child(node, 'record_info')
  const rights = all(data, 'restricting_rights').flatMap((list) => all(list, 'restricting_right'))
  const encumbrance = compact<ExtractEncumbrance>({
    type: valueOf(data, 'restriction_encumbrance_type', ENCUMBRANCE_TYPES) ?? UNKNOWN_ENCUMBRANCE,
    number: textOf(data, 'restriction_encumbrance_number'),
    date: dateOf(info, 'registration_date'),
    endedAt: dateOf(info, 'cancel_date'),
    ...readPeriod(data),
    subject: joined(
      ['restriction_subject', 'part_numbers', 'additional_encumbrance_info', 'status'].flatMap((name) =>
        all(data, name),
      ),
    ),
    holders: [...readRightHolders(node), ...readParties(node)],
    documents: readDocuments(node),
    rightNumbers: orAbsent(
      rights.flatMap((right) => {
        textOf(right, 'number')
        return textOf(right, 'right_number') ?? []
      }),
    ),
    cadastralNumber,
  })
  readFrom(node, encumbrance)
  return { encumbrance, marks: [...readExpropriation(node), ...readConsents(node, encumbrance.number)] }
}

/** Files of 2020 and later name the parties `right_holders`, the schema `restrict_parties`. */
function readParties(node: XmlNode): ExtractHolder[] {
  const frames = all(node, 'restrict_parties')
  const lists = [node, ...frames].flatMap((one) => all(one, 'restricted_rights_parties'))
  const direct = frames.flatMap((frame) => readRightHolders(frame))
  const parties = lists
    .flatMap((list) => all(list, 'restricted_rights_party'))
    .flatMap((party) => {
      const role = valueOf(party, 'type')
      return readSubject(child(party, 'subject') ?? party).map((holder) => compact({ ...holder, role }))
    })
  return [...direct, ...parties]
}

const START = ['start_date', 'first_ddu_date', 'first_ddu_registration']
const END = ['end_date', 'deal_validity_time', 'transfer_deadline']

/** Term: dates where the register gives dates, its words where it gives words. */
function readPeriod(data: XmlNode | undefined): { from?: string; to?: string } {
  const period = child(data, 'period')
  if (!period) return {}

  const bodies = [period, ...period.children]
  const pick = (names: readonly string[]) =>
    names.flatMap((name) => bodies.map((body) => textOf(body, name))).find(Boolean)
  const from = pick(START)
  const to = pick(END)
  for (const body of period.children) body.seen = true

  const words = from === undefined && to === undefined ? period.text || undefined : undefined
  return compact({ from: isoDate(from) ?? from, to: isoDate(to) ?? to ?? words })
}

function joined(nodes: readonly XmlNode[]): string | undefined {
  const texts = nodes.flatMap((node) => allTexts(node))
  return texts.filter((text) => !saysNothing(text)).join('; ') || undefined
}
