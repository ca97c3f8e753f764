/** Names of object records in files of the present form. */
export const RECORD_NAMES = [
  'land_record',
  'room_record',
  'build_record',
  'construction_record',
  'object_under_construction_record',
  'under_construction_record',
  'car_parking_space_record',
  'property_complex_record',
  'unified_real_estate_complex_record',
] as const

const OBJECT_KINDS =
  /^extract_(?:about_property|base_params)_(?:land|room|build|construction|(?:object_)?under_construction|car_parking_space|property_complex|unified_real_estate_complex)(?:_record)?$/

const OTHER_KINDS = new Set([
  'extract_transfer_rights_property',
  'extract_rights_individ_available_real_estate_objects',
  'extract_contract_participation_share_holdings',
])

const SILENT_KINDS = new Set([
  'extract_about_contents_documents_title',
  'extract_cadastral_value_property',
  'extract_cadastral_plan_territory',
  'extract_recognition_right_holder_incapacitated',
  'extract_info_persons_who_received_info_about_property',
  'extract_date_statement_docs',
  'KPT',
])

const LEGACY_KINDS = new Set(['KPOKS', 'KVOKS', 'KVZU', 'KPZU', 'KPT', 'Extract'])

const ABSENCE =
  /^(?:exract|extract)_notice_(?:absence_request_info(?:_\d+)?|lack_info_who_received_info_about_property)$/
const REFUSAL = /^(?:exract|extract)_decision_refuse_provide_info$/

/** True for roots that `parseExtract` reads; everything else is another schema. */
export function isKnownRoot(name: string): boolean {
  return (
    OBJECT_KINDS.test(name) ||
    OTHER_KINDS.has(name) ||
    SILENT_KINDS.has(name) ||
    LEGACY_KINDS.has(name) ||
    noticeKind(name) !== undefined
  )
}

/** True for the forms of 2017 and before. */
export function isLegacy(kind: string): boolean {
  return LEGACY_KINDS.has(kind)
}

/** True for kinds that never tell who holds an object. */
export function isSilentOnRights(kind: string): boolean {
  return SILENT_KINDS.has(kind) || noticeKind(kind) !== undefined
}

/** What the register answered in place of an extract. */
export function noticeKind(kind: string): 'absence' | 'refusal' | undefined {
  if (ABSENCE.test(kind)) return 'absence'
  return REFUSAL.test(kind) ? 'refusal' : undefined
}
