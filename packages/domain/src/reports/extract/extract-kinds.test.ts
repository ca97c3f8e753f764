import { describe, expect, it } from 'vitest'
import { documentKind, extractKind } from './extract-kinds.ts'

describe('[TRUE-01] what a document of a kind answers', () => {
  it.each<[root: string, title: string, answers: string]>([
    [
      'extract_about_property_room',
      'Выписка из ЕГРН об объекте недвижимости',
      'object rights encumbrances litigation objections claims deals',
    ],
    [
      'extract_base_params_land',
      'Выписка из ЕГРН об основных характеристиках и зарегистрированных правах',
      'object rights encumbrances litigation objections deals',
    ],
    ['extract_transfer_rights_property', 'Выписка из ЕГРН о переходе прав на объект', 'rights history'],
    [
      'extract_rights_individ_available_real_estate_objects',
      'Выписка из ЕГРН о правах отдельного лица',
      'object rights encumbrances history',
    ],
    [
      'extract_contract_participation_share_holdings',
      'Выписка из ЕГРН о договорах участия в долевом строительстве',
      'object rights encumbrances litigation objections',
    ],
    ['extract_cadastral_value_property', 'Выписка из ЕГРН о кадастровой стоимости', 'object'],
    ['extract_cadastral_plan_territory', 'Кадастровый план территории', 'object'],
    ['KPT', 'Кадастровый план территории', 'object'],
    [
      'extract_recognition_right_holder_incapacitated',
      'Выписка из ЕГРН о дееспособности правообладателя',
      '',
    ],
    [
      'extract_info_persons_who_received_info_about_property',
      'Справка о лицах, получивших сведения об объекте',
      '',
    ],
    ['extract_about_contents_documents_title', 'Выписка о содержании правоустанавливающих документов', ''],
    ['extract_date_statement_docs', 'Выписка о дате получения заявления', ''],
    ['KVZU', 'Кадастровая выписка о земельном участке', 'object'],
    ['KVOKS', 'Кадастровая выписка об объекте недвижимости', 'object'],
    ['KPZU', 'Кадастровый паспорт земельного участка', 'object'],
    ['KPOKS', 'Кадастровый паспорт объекта недвижимости', 'object'],
    ['Extract', 'Выписка из ЕГРН формы 2017 года', 'object rights encumbrances litigation objections claims'],
    // The register itself wrote «exract» in some of its forms.
    ['exract_notice_absence_request_info', 'Уведомление об отсутствии сведений в ЕГРН', ''],
    ['extract_notice_absence_request_info', 'Уведомление об отсутствии сведений в ЕГРН', ''],
    ['exract_decision_refuse_provide_info', 'Решение об отказе в предоставлении сведений', ''],
    ['extract_decision_refuse_provide_info', 'Решение об отказе в предоставлении сведений', ''],
    ['extract_of_next_year', 'Документ ЕГРН', ''],
  ])('%s is «%s»: %s', (root, title, answers) => {
    const kind = extractKind(root)
    expect([kind.title, kind.answers.join(' ')]).toEqual([title, answers])
  })

  it('is the whole chain of rights in a document about their passing alone', () => {
    expect(extractKind('extract_transfer_rights_property').isChain).toBe(true)
    expect(extractKind('extract_about_property_room').isChain).toBeUndefined()
    expect(extractKind('extract_rights_individ_available_real_estate_objects').isChain).toBeUndefined()
  })

  it.each([
    'my_extract_about_property_room',
    'my_extract_base_params_land',
    'my_extract_transfer_rights_property',
    'extract_transfer_rights_property_2',
    'my_extract_rights_individ_available_real_estate_objects',
    'extract_rights_individ_available_real_estate_objects_2',
    'my_extract_contract_participation_share_holdings',
    'extract_contract_participation_share_holdings_2',
    'my_extract_cadastral_value_property',
    'extract_cadastral_value_property_2',
    'my_extract_cadastral_plan_territory',
    'KPT_2',
    'my_extract_recognition_right_holder_incapacitated',
    'extract_recognition_right_holder_incapacitated_2',
    'my_extract_info_persons_who_received_info_about_property',
    'extract_info_persons_who_received_info_about_property_2',
    'my_extract_about_contents_documents_title',
    'extract_about_contents_documents_title_2',
    'my_extract_date_statement_docs',
    'extract_date_statement_docs_2',
    'KPZU_2',
    'MyExtract',
    'my_extract_notice_absence',
    'my_extract_decision_refuse_provide_info',
    'extract_decision_refuse_provide_info_2',
  ])('is nothing when its name only resembles a known one: %s', (root) =>
    expect(extractKind(root)).toEqual({ title: 'Документ ЕГРН', answers: [] }),
  )
})

describe('[INPUT-06] a file of the cadastre', () => {
  it.each(['KPOKS', 'KVOKS', 'KVZU', 'KPZU'])('%s with the part of rights is an extract of EGRN', (kind) => {
    const { title, answers } = documentKind({ kind, date: '2017-10-26' })
    expect(title).toBe('Выписка из ЕГРН формы 2017 года')
    expect(answers).toContain('encumbrances')
  })

  it.each([
    ['KVZU', '2016-03-04', 'Кадастровая выписка о земельном участке, 2016 год'],
    ['KVOKS', '2018-03-04', 'Кадастровая выписка об объекте недвижимости, 2018 год'],
    ['KPZU', '2016-03-04', 'Кадастровый паспорт земельного участка, 2016 год'],
    ['KPOKS', undefined, 'Кадастровый паспорт объекта недвижимости'],
  ])('%s without it is a document of its year that tells of the object alone', (kind, date, title) => {
    const silent = { kind, silentOnRights: true, ...(date !== undefined && { date }) } as const
    expect(documentKind(silent)).toMatchObject({ title, answers: ['object'] })
  })

  it('leaves the other kinds as they are', () => {
    expect(documentKind({ kind: 'extract_cadastral_value_property', silentOnRights: true })).toEqual(
      extractKind('extract_cadastral_value_property'),
    )
  })
})
