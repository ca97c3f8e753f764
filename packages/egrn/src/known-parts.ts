/**
 * Parts that are left out on purpose, by name or by `parent/name`. A part that is in neither list and that no reader
 * has read is reported as not understood.
 */

/** Geometry and plans: large, of no use without a map, and dropped while the file is read. */
const PRUNED = new Set([
  'additional_contour_location',
  'borders',
  'ContourSpatial',
  'Contours',
  'ContoursSpatial',
  'contours',
  'contours_location',
  'CoordSystems',
  'CoordSystem',
  'Entity_Spatial',
  'EntitySpatial',
  'entity_spatial',
  'plans',
  'Plans',
  'spatial_data',
  'SpatialData',
])

const LEFT_OUT = new Set([
  // Personal data that a report does not need.
  'birth_date',
  'birth_place',
  'citizenship',
  'contacts',
  'identity_doc',
  'individual_type',
  'recipient_statement',
  'recipient_reference',
  'snils',
  'ReceivName',
  'ReceivAdress',
  'Recipient',
  'Code_SP',
  'MdfDate',
  'ID_Subject',
  // How the address was classified; the readable address is taken.
  'address_fias',
  'address_gar',
  'Elaboration',
  'InBounds',
  'Placed',
  'inBounds',
  'address_type',
  'location',
  'locations',
  'rel_position',
  'room_number',
  // Work of cadastral engineers, technical numbers and signatures.
  'cad_works',
  'Contractors',
  'digital_signature',
  'guid',
  'group_lower_requisites',
  'eDocument',
  'HeadContent',
  'FootContent',
  'ID_Record',
  'ID_Document',
  'ID_Object',
  'ID_REC_KUVI',
  'InfoENK',
  'InfoPIK',
  // Details of people and companies beyond name and numbers.
  'incorporation_form',
  'incorporate_country',
  'date_state_reg',
  'reg_address_subject',
  'registration_organ',
  'legal_entity/type',
  'not_resident/registration_number',
  // Parts of an object, zones and natural objects: they belong to a map and a land report.
  'apartment_building',
  'HiredHouse',
  'common_land',
  'common_property',
  'TotalAssets',
  'government_land_supervision',
  'GovernmentLandSupervision',
  'natural_objects',
  'object_parts',
  'service',
  'specific_location',
  'subtype',
  'survey_boundaries',
  'zones_and_boundaries',
  'date_removed_cad_account',
  'reg_date_by_doc',
  'NaturalObjects',
  'ChangeParcels',
  'ParcelNeighbours',
  'RemoveObjects',
  'ConditionalPartsLinear',
  'DegreeReadiness',
  'RemoveParcels',
  'SurveyingProjectNum',
  'SubBuildings',
  'SubConstructions',
  'SubFlats',
  'SubParcels',
  'ExtractTitle',
  // Materials of walls, state of works.
  'materials',
  'ElementsConstruct',
  'degree_readiness',
  'special_type',
  'SpecialType',
  'params/type',
  'area/type',
  'area/inaccuracy',
  'Area/Inaccuracy',
  'permitted_use_established/land_use_mer',
  'level/description',
  'location_in_build/description',
  // Codes beside the words that are taken.
  'document_code',
  'CodeDocument',
  'Document/Desc',
  'Code_Document',
  'AppliedFile',
  'AppliedFiles',
  'Type_Document',
  'doc_notarized',
  'fullname_posts_person',
  'document_series',
  'special_marks',
  'new_arose_right_numbers',
  'servitude_kind',
  // Content of the plan of a quarter: thousands of other objects.
  'coastline_boundaries',
  'inhabited_locality_boundaries',
  'municipal_boundaries',
  'oms_points',
  'record_data',
  'subject_boundaries',
  'surveying_project',
  'zones_and_territories_boundaries',
  'Bounds',
  'OMSPoints',
  'Zones',
  'ObjectsRealty',
  'CadastralBlock/Parcels',
  // «данные отсутствуют» and other sayings that nothing is entered.
  'NoEncumbrance',
  'NoOwner',
  'NoRegistration',
  'NoShareHolding',
  // Request dates and sums; the days of a value matter in the extract about it.
  'cost/application_date',
  'cost/approvement_date',
  'cost/determination_date',
  'cost/registration_date',
  'cost/revisal_statement_date',
  'RequeryDate',
  'objects_type',
  'required_territory',
  'details_request/period',
])

/** True for parts that are dropped while the file is read. */
export function isPruned(name: string): boolean {
  return PRUNED.has(name)
}

/** Names that are left out under some parents alone: the two are joined for these only. */
const UNDER_PARENT = new Set([...LEFT_OUT].flatMap((path) => path.split('/')[1] ?? []))

/** True for parts that are understood and not represented. */
export function isLeftOut(parent: string, name: string): boolean {
  if (PRUNED.has(name) || LEFT_OUT.has(name)) return true
  return UNDER_PARENT.has(name) && LEFT_OUT.has(`${parent}/${name}`)
}
