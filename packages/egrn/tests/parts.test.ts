import { describe, expect, it } from 'vitest'
import { parseExtract } from '../src/index.ts'
import { bytesOf, readFixture } from './read-fixture.ts'

const RIGHT =
  '<right_record><right_data><right_type><value>Собственность</value></right_type></right_data>%</right_record>'

function partsOf(root: string, body: string) {
  return parseExtract(bytesOf(`<${root}>${body}</${root}>`)).parts
}

describe('[TRUE-01] the parts of an extract', () => {
  it.each([
    ['absent', ''],
    ['empty', '<restrict_records/>'],
    ['empty', '<restrict_records></restrict_records>'],
    ['not-understood', '<restrict_records><new_form>1</new_form></restrict_records>'],
    ['filled', '<restrict_records><restrict_record/></restrict_records>'],
    ['partly', '<restrict_records><restrict_record/><new_form>1</new_form></restrict_records>'],
  ])('an encumbrance part is %s in %s', (state, body) => {
    expect(partsOf('extract_about_property_room', body)?.encumbrances).toBe(state)
  })

  it('holds only the questions that the kind answers', () => {
    const history = partsOf('extract_transfer_rights_property', `<right_records>${RIGHT}</right_records>`)
    expect(history).toEqual({ rights: 'filled', history: 'empty' })
    expect(partsOf('extract_cadastral_value_property', '')).toEqual({ object: 'absent' })
    expect(partsOf('exract_decision_refuse_provide_info', '')).toEqual({})
  })

  it('takes objections and disputes inside a right for questions of their own', () => {
    const body = RIGHT.replace(
      '%',
      '<objections/><litigations><litigation>Спор</litigation></litigations><new_mark/>',
    )
    expect(partsOf('extract_base_params_room', `<right_records>${body}</right_records>`)).toMatchObject({
      rights: 'partly',
      objections: 'empty',
      litigation: 'filled',
      encumbrances: 'absent',
    })
  })

  it('does not take «данные отсутствуют» for «не зарегистрировано» in the forms of 2017', () => {
    const extract = parseExtract(readFixture('reestr_extract_v07_organization-owner.xml'))
    expect(extract.parts).toMatchObject({
      rights: 'filled',
      litigation: 'no-data',
      objections: 'no-data',
      claims: 'no-data',
    })
    expect(parseExtract(readFixture('reestr_extract_v07_no-rights.xml')).parts).toMatchObject({
      object: 'filled',
      rights: 'absent',
      encumbrances: 'absent',
    })
  })

  it('reads «не зарегистрировано» of a form of 2017 as a statement of absence', () => {
    const right = '<Right><NoRegistration>не зарегистрировано</NoRegistration></Right>'
    const body = `<ReestrExtract><ExtractObjectRight><ExtractObject><ObjectRight>${right}<NoEncumbrance>не зарегистрировано</NoEncumbrance></ObjectRight></ExtractObject></ExtractObjectRight></ReestrExtract>`
    expect(partsOf('KVOKS', body)).toMatchObject({ rights: 'empty', encumbrances: 'empty' })
  })
})
