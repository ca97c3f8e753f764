import type { ExtractMark, ExtractRight } from '@proverka/domain/reports'
import { RIGHT_TYPES, UNKNOWN_RIGHT } from './dictionaries.ts'
import { readDocuments } from './documents.ts'
import { readRightHolders, WITHHELD_PERSON } from './holders.ts'
import { readRightMarks } from './marks.ts'
import { readFrom } from './origin.ts'
import { allTexts, child, dateOf, numberOf, skip, textOf, valueOf } from './read-node.ts'
import type { XmlNode } from './tree.ts'
import { compact, shareFromText } from './values.ts'

/** One `right_record` and the marks inside it. A right with a date of cancellation belongs to the history. */
export function readRight(
  node: XmlNode,
  cadastralNumber?: string,
): { right: ExtractRight; marks: ExtractMark[] } {
  const info = child(node, 'record_info')
  const data = child(node, 'right_data')
  const holders = readRightHolders(node)
  const entry = compact<ExtractRight>({
    type: valueOf(data, 'right_type', RIGHT_TYPES) ?? textOf(data, 'right_type_str') ?? UNKNOWN_RIGHT,
    number: textOf(data, 'right_number'),
    date: dateOf(info, 'registration_date') ?? dateOf(data, 'registration_date'),
    endedAt: dateOf(info, 'cancel_date'),
    share: readShare(data),
    // A registered right has a holder: where the register lists none, it keeps the person to itself.
    holders: holders.length > 0 ? holders : [WITHHELD_PERSON],
    documents: readDocuments(node),
    endNumber: textOf(data, 'cancel_right_number'),
    cadastralNumber,
  })
  const right = readFrom(node, entry)
  return { right, marks: readRightMarks(node, data, right.number) }
}

/** `1/3`, or the register's own words: hectares, points, a share of the owner of a room. */
function readShare(data: XmlNode | undefined): string | undefined {
  const shares = child(data, 'shares')
  const description = textOf(data, 'share_description')
  const fraction = child(shares, 'share')
  const numerator = numberOf(fraction, 'numerator')
  const denominator = numberOf(fraction, 'denominator')
  if (numerator !== undefined && denominator !== undefined) return `${numerator}/${denominator}`

  const hectares = numberOf(child(shares, 'share_hectare'), 'hectare')
  if (hectares !== undefined) return `${String(hectares).replace('.', ',')} га`
  const points = numberOf(child(shares, 'share_bal_hectare'), 'bal_hectare')
  if (points !== undefined) return `${String(points).replace('.', ',')} баллогектара`

  const unknown = textOf(child(shares, 'share_unknown'), 'share_description')
  if (unknown !== undefined || description !== undefined) {
    skip(child(child(shares, 'share_unknown'), 'proportion_cad_number'))
    return shareFromText(unknown ?? description)
  }
  const [kind] = shares?.children ?? []
  return allTexts(kind).join(', ') || undefined
}
