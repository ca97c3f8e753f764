import { summariseExtract } from '@proverka/domain/reports'
import { parseExtract } from '../src/index.ts'
import { bytesOf } from './read-fixture.ts'

/** The day of the conclusions. */
export const TODAY = '2026-11-27'

/** The extract of a text. */
export const read = (xml: string) => parseExtract(bytesOf(xml))
/** Keys of the conclusions from a text. */
export const rulesOf = (xml: string) => summariseExtract(read(xml), TODAY).conclusions.map(({ key }) => key)

/** The entry of the right of that owner. */
export const REGISTRATION =
  '<Registration><RegNumber>00-00-12/065/2014-644</RegNumber><Type>001001000000</Type><Name>Собственность</Name><RegDate>16.12.2014</RegDate></Registration>'
/** That owner. */
export const OWNER = '<Owner><Person><FIO><Surname>Тестов</Surname><First>Пётр</First></FIO></Person></Owner>'

interface Legacy {
  readonly root?: string
  /** Inside `Building`. */
  readonly cadastre?: string
  /** Inside `Right`, after the owner. */
  readonly right?: string
  /** Inside `ExtractObject`, after the rights. */
  readonly sayings?: string
  /** In the place of the cadastre. */
  readonly instead?: string
}

/** A file of 2021 in the form of 2017 about a building with one owner. */
export function legacy({
  root = 'KVOKS',
  cadastre = '',
  right = '<NoEncumbrance>не зарегистрировано</NoEncumbrance>',
  sayings = '',
  instead,
}: Legacy) {
  const building = `<Realty><Building CadastralNumber="00:14:0203005:112" State="01"><CadastralBlocks><CadastralBlock>00:14:0203005</CadastralBlock></CadastralBlocks><ObjectType>002001002000</ObjectType><Area>93.8</Area>${cadastre}</Building></Realty>`
  return `<?xml version="1.0" encoding="UTF-8"?><${root} xmlns="urn:a">${instead ?? building}<ReestrExtract><DeclarAttribute ExtractNumber="99/2021/1" ExtractDate="29.11.2021"/><ExtractObjectRight><ExtractObject><ObjectRight><Right RightNumber="1">${OWNER}${REGISTRATION}${right}</Right></ObjectRight>${sayings}</ExtractObject></ExtractObjectRight></ReestrExtract></${root}>`
}

/** A file of today about a room: inside of its record, and after it. */
export const room = (record: string, rest = '') =>
  `<extract_about_property_room><details_statement><group_top_requisites><date_formation>2026-11-01</date_formation></group_top_requisites></details_statement><room_record><object><common_data><cad_number>00:14:0203005:1047</cad_number></common_data></object>${record}</room_record>${rest}</extract_about_property_room>`

/** An encumbrance as the cadastre of 2017 writes it. */
export const entry = (type: string, number = '', more = '') =>
  `<Encumbrance><Type>${type}</Type><Registration>${number && `<RegNumber>${number}</RegNumber>`}<RegDate>2018-08-14</RegDate></Registration>${more}</Encumbrance>`
/** An encumbrance as the statement of rights of 2017 writes it. */
export const stated = (type: string, name: string, number = '', more = '') =>
  `<Encumbrance>${number && `<RegNumber>${number}</RegNumber>`}<Type>${type}</Type><Name>${name}</Name><RegDate>14.08.2018</RegDate>${more}</Encumbrance>`
/** The list of the cadastre. */
export const listed = (...entries: readonly string[]) => `<Encumbrances>${entries.join('')}</Encumbrances>`
/** Types and numbers of the encumbrances of a text. */
export const limitsOf = (xml: string) => read(xml).encumbrances.map(({ type, number }) => [type, number])
