/** Type name of official documents among uploads (ENTITY-36). */
export const OFFICIAL_DOCUMENTS_TYPE = 'official_documents'
