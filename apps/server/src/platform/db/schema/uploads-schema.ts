import type { ColumnType, Generated, JSONColumnType } from 'kysely'

/** Rows of 009-uploads.sql, 111-deal-folders.sql and 164-file-storage.sql. */
export interface UploadsSchema {
  attachments: AttachmentsTable
  removed_files: RemovedFilesTable
  file_storage: FileStorageTable
  deals: DealsTable
  deal_documents: DealDocumentsTable
  deal_orders: DealOrdersTable
  deal_needs: DealNeedsTable
  deal_links: DealLinksTable
}

export interface AttachmentsTable {
  id: string
  person_id: string
  group_id: string
  name: string
  /** Bytes. */
  size: number
  media_type: string
  type: 'official_documents' | null
  created_at: Date
}

/** A party of a deal. */
export interface DealParty {
  readonly role: string
  readonly name: string
}

export interface DealsTable {
  id: string
  person_id: string
  object_key: string
  parties: JSONColumnType<DealParty[]>
  price_kopecks: number
  created_at: Date
  /** YYYY-MM-DD */
  closes_on: ColumnType<string | null, string | null | undefined>
}

export interface DealDocumentsTable {
  id: string
  deal_id: string
  attachment_id: string
  added_at: Date
}

export interface DealOrdersTable {
  deal_id: string
  order_id: string
  added_at: Date
}

export interface DealNeedsTable {
  id: string
  deal_id: string
  title: string
  bearer: string
  /** YYYY-MM-DD */
  due_on: string | null
  document_id: ColumnType<string | null, string | null | undefined>
  created_at: Date
}

export interface DealLinksTable {
  id: string
  deal_id: string
  bearer: string
  token: string
  created_at: Date
  expires_at: Date
  withdrawn_at: Date | null
  opened: Generated<number>
}

/** Uploads that their owner removed and that the list outside of the database does not have yet. */
export interface RemovedFilesTable {
  id: string
  removed_at: Date
}

export interface FileStorageTable {
  id: string
  claimed_at: Date
}
